import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * How long one request may wait for the database in total, over all its queries. Including its other work, it is
 * answered within 5 s when the database does not respond.
 */
const REQUEST_BUDGET_MS = 4_000;

/** Measures how long a request waits for the database; parallel queries count once. */
export class WaitBudget {
  readonly #request: { signal: AbortSignal } | undefined;
  #leftMs: number;
  #waiting = 0;
  #since = 0;

  constructor(ms = REQUEST_BUDGET_MS, request?: { signal: AbortSignal }) {
    this.#leftMs = ms;
    this.#request = request;
  }

  /** Aborted when the client disconnects. Fastify creates it at first use, so it is read only where it is needed. */
  get abandoned(): AbortSignal | undefined {
    return this.#request?.signal;
  }

  get leftMs(): number {
    return this.#waiting === 0 ? this.#leftMs : this.#leftMs - (performance.now() - this.#since);
  }

  begin(): void {
    if (this.#waiting++ === 0) this.#since = performance.now();
  }

  end(): void {
    if (--this.#waiting === 0) this.#leftMs -= performance.now() - this.#since;
  }
}

/** The request has used up its wait budget. */
export class DatabaseTimeout extends Error {
  constructor() {
    super('The database did not answer in time');
  }
}

/** The client has disconnected: nobody reads the response. */
export class AbandonedRequest extends Error {
  constructor() {
    super('The client has disconnected');
  }
}

const current = new AsyncLocalStorage<WaitBudget | undefined>();

/** Runs `act` and charges its database waits to `budget`. */
export const withBudget = <Result>(budget: WaitBudget, act: () => Result): Result => current.run(budget, act);

/** Runs background work started by a request without charging the request's budget. */
export const withoutBudget = <Result>(act: () => Result): Result => current.run(undefined, act);

/** Aborted when the client of the current request disconnects; undefined outside of a request. */
export const getAbandonedSignal = (): AbortSignal | undefined => current.getStore()?.abandoned;

/**
 * Waits for the database and charges the current request's budget, if there is one.
 * @param start gets the remaining milliseconds; undefined outside of a request
 * @throws {DatabaseTimeout} when nothing is left
 */
export async function waitForDatabase<Result>(
  start: (leftMs: number | undefined) => Promise<Result>,
): Promise<Result> {
  const budget = current.getStore();
  if (budget === undefined) return start(undefined);
  const { leftMs } = budget;
  if (leftMs < 1) throw new DatabaseTimeout();
  budget.begin();
  try {
    return await start(leftMs);
  } finally {
    budget.end();
  }
}

/** Waits for a promise; throws DatabaseTimeout when it takes longer than `leftMs`. Without `leftMs` there is no limit. */
export async function withDeadline<Result>(
  leftMs: number | undefined,
  waiting: Promise<Result>,
): Promise<Result> {
  if (leftMs === undefined) return waiting;
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DatabaseTimeout()), leftMs);
  try {
    return await Promise.race([waiting, promise]);
  } finally {
    clearTimeout(timer);
  }
}
