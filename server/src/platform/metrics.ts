// What a process counts while it works. Plain numbers, because the library that publishes them takes microseconds for
// each observation; `app/metrics` hands them to it when they are read.

/** Upper bounds of the buckets, in seconds. */
export const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

export interface RequestTimes {
  call: string;
  status: number;
  /** Number of requests in each bucket, not cumulated; the last one is of those beyond every bound. */
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

  /** Counts an answered request. On the path of every request: nothing is allocated but for the first of its kind. */
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
