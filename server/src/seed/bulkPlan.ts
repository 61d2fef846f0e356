/** Requests of each named member. */
const REQUESTS_EACH = 40;
const LONG_REQUEST_MESSAGES = 40;
const MAX_NAMED = 50;

/** The size of a seeded database. */
export interface Size {
  users: number;
  requests: number;
  messages: number;
}

/** How many members have many requests (one of them long), and the distance between their requests. */
export interface Plan extends Size {
  named: number;
  requestsEach: number;
  longMessages: number;
  /** Every n-th request belongs to a named member until each has enough. */
  stride: number;
  /** Average number of messages of an ordinary request. */
  average: number;
}

/** As many named members as fit, up to 50. */
export function computePlan({ users, requests, messages }: Size): Plan {
  const roomInRequests = Math.floor(requests / (2 * REQUESTS_EACH));
  const roomInMessages = Math.floor((messages - requests) / (2 * LONG_REQUEST_MESSAGES));
  const named = Math.max(0, Math.min(MAX_NAMED, users, roomInRequests, roomInMessages));
  const ordinary = Math.max(1, requests - named);
  return {
    users,
    requests,
    messages,
    named,
    requestsEach: REQUESTS_EACH,
    longMessages: LONG_REQUEST_MESSAGES,
    stride: named === 0 ? 0 : Math.floor(requests / (named * REQUESTS_EACH)),
    average: Math.max(1, Math.floor((messages - named * LONG_REQUEST_MESSAGES) / ordinary)),
  };
}
