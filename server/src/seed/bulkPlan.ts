/** Requests of each named member. */
const REQUESTS_EACH = 25;
const LONG_REQUEST_MESSAGES = 40;
/** Large enough that a load test seldom uses the same member or request twice at the same time. */
const MAX_NAMED = 400;

/** The size of a seeded database. */
export interface Size {
  users: number;
  requests: number;
  messages: number;
}

/** The plan for seeding: how many members are named, which have many requests, one of them long. */
export interface Plan extends Size {
  named: number;
  /** The share of members who joined before the first request; the named ones are among them. */
  early: number;
  requestsEach: number;
  longMessages: number;
  /** Average number of messages of an ordinary request. */
  average: number;
}

/** As many named members as fit, with at most three of four requests. */
export function computePlan({ users, requests, messages }: Size): Plan {
  const roomInRequests = Math.floor((requests * 3) / (4 * REQUESTS_EACH));
  const roomInMessages = Math.floor((messages - requests) / (2 * LONG_REQUEST_MESSAGES));
  const named = Math.max(0, Math.min(MAX_NAMED, users, roomInRequests, roomInMessages));
  const ordinary = Math.max(1, requests - named);
  return {
    users,
    requests,
    messages,
    named,
    early: Math.max(0.2, named / users),
    requestsEach: REQUESTS_EACH,
    longMessages: LONG_REQUEST_MESSAGES,
    average: Math.max(1, Math.floor((messages - named * LONG_REQUEST_MESSAGES) / ordinary)),
  };
}
