// The counters of one process, as plain numbers. prom-client would take microseconds for each observation, so
// `app/metrics` passes the numbers to it only when they are scraped.

/** Upper bounds of the buckets, in seconds. */
export const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

/** The requests of one call that were answered with one status. */
export interface RequestTimes {
  call: string;
  status: number;
  /** Number of requests in each bucket, not cumulative; the last bucket is for requests beyond all bounds. */
  buckets: number[];
  sumSeconds: number;
}

/** How often each of a few values occurred. */
export class Tally {
  readonly counts = new Map<string, number>();

  add(value: string): void {
    this.counts.set(value, (this.counts.get(value) ?? 0) + 1);
  }
}

/** What happened in this process since it started. */
export class Metrics {
  readonly #requests = new Map<string, Map<number, RequestTimes>>();
  /** Charges by the gateway's answer. */
  readonly charges = new Tally();
  /** Drafts by who wrote them. */
  readonly drafts = new Tally();

  /** Counts an answered request. Runs for every request, so it allocates only for the first of each call and status. */
  observeRequest(call: string, status: number, seconds: number): void {
    const times = this.#requests.get(call)?.get(status) ?? this.#startTimes(call, status);
    let at = 0;
    while (at < REQUEST_BUCKETS.length && seconds > REQUEST_BUCKETS[at]!) at += 1;
    times.buckets[at]! += 1;
    times.sumSeconds += seconds;
  }

  #startTimes(call: string, status: number): RequestTimes {
    const buckets = Array<number>(REQUEST_BUCKETS.length + 1).fill(0);
    const times = { call, status, buckets, sumSeconds: 0 };
    const byStatus = this.#requests.get(call) ?? new Map<number, RequestTimes>();
    this.#requests.set(call, byStatus.set(status, times));
    return times;
  }

  *requests(): Generator<RequestTimes> {
    for (const byStatus of this.#requests.values()) yield* byStatus.values();
  }
}
