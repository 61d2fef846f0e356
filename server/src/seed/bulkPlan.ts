/** Of each member named to a load test. */
const REQUESTS_EACH = 40;
const LONG_REQUEST_MESSAGES = 40;
const MAX_NAMED = 50;

/** How large a seeded database becomes. */
export interface Size {
  users: number;
  requests: number;
  messages: number;
}

/** How many members have many requests, one of them long, and by how many steps their requests lie apart. */
export interface Plan extends Size {
  named: number;
  requestsEach: number;
  longMessages: number;
  /** Each n-th request belongs to a named member until these have theirs. */
  stride: number;
  /** Messages of an ordinary request: as many on average. */
  average: number;
}

/** As many named members as the size has room for, up to 50. */
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
