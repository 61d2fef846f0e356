import type { MovableClock } from './clock.ts';
import type { PublicAccess, Context, Services } from './context.ts';
import { withoutBudget } from './waitBudget.ts';

/** A context in which the product itself acts: nobody is signed in. */
export type SystemContext = Context<PublicAccess>;

/**
 * Work whose due times stand in tables: found and done whenever someone asks, never twice for two who ask.
 * Timers and messages only wake it.
 */
export interface Job {
  name: string;
  /** The earliest moment at which there is something to do; null: nothing in sight. */
  nextRunAt(services: Services): Promise<Temporal.Instant | null>;
  /** Does all that is due at the context's `now`. What waits for others should end when the product stops. */
  run(context: SystemContext, stopping: AbortSignal): Promise<void>;
}

const POLL_MS = 10_000;
/** What is due at the same moment still after so many tries has failed, and waits until a moved clock has arrived. */
const MAX_TRIES = 3;

/**
 * Runs the product's due work: every few seconds, when woken, and step by step when a test moves the clock. Each work
 * runs by itself, so that none waits for another: a mail is not held up by a gateway that is silent.
 */
export class JobScheduler {
  readonly #contextNow: () => SystemContext;
  readonly #jobs: readonly Job[];
  readonly #running = new Map<Job, Promise<void>>();
  readonly #requested = new Set<Job>();
  /** Works that will be woken in a moment, and whether someone has asked for it again meanwhile. */
  readonly #delayed = new Map<string, { timer: NodeJS.Timeout; isWantedAgain: boolean }>();
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #isMoving = false;

  constructor(contextNow: () => SystemContext, jobs: readonly Job[]) {
    this.#contextNow = contextNow;
    this.#jobs = jobs;
  }

  start(): void {
    this.#timer = setInterval(() => this.wake(), POLL_MS);
    this.wake();
  }

  /** Something may be due: look soon. Many calls at once are one run. */
  wake(): void {
    // While a clock is moved, everything due is found at its own moment.
    if (this.#isMoving) return;
    for (const job of this.#jobs) this.#wake(job);
  }

  /**
   * One work has something to do in so many milliseconds: it alone is woken then, once for all who ask until then, and
   * once more for those who asked last.
   */
  wakeIn(ms: number, name: string): void {
    const known = this.#delayed.get(name);
    if (known !== undefined) known.isWantedAgain = true;
    if (known !== undefined || this.#isStopped) return;
    const timer = setTimeout(() => {
      const { isWantedAgain } = this.#delayed.get(name)!;
      this.#delayed.delete(name);
      if (isWantedAgain) this.wakeIn(ms, name);
      if (!this.#isMoving) this.#jobs.filter((job) => job.name === name).forEach((job) => this.#wake(job));
    }, ms);
    this.#delayed.set(name, { timer, isWantedAgain: false });
  }

  #wake(job: Job): void {
    this.#requested.add(job);
    if (this.#running.has(job)) return;
    // Whoever wakes it is answered while it goes on.
    const running = withoutBudget(() => this.#runWanted(job)).finally(() => this.#running.delete(job));
    this.#running.set(job, running);
  }

  async #runWanted(job: Job): Promise<void> {
    while (this.#requested.delete(job) && !this.#isStopped) await this.#run(job);
  }

  async #run(job: Job): Promise<void> {
    const context = this.#contextNow();
    await job.run(context, this.#stopping.signal).catch((error: unknown) => {
      context.log.error({ err: error, work: job.name }, 'due work failed and will be tried again');
    });
  }

  /** Moves a test's clock: everything due on the way happens in order, each at its own moment. */
  moveClock(clock: MovableClock, target: Temporal.Instant): Promise<void> {
    return withoutBudget(() => this.#moveClock(clock, target));
  }

  async #moveClock(clock: MovableClock, target: Temporal.Instant): Promise<void> {
    this.#isMoving = true;
    try {
      await this.#whenIdle();
      const tries = new Map<Job, { at: Temporal.Instant; count: number }>();
      for (;;) {
        const dueJobs = (await this.#dueJobs()).filter(({ work: job, at }) => {
          const tried = tries.get(job);
          return (
            Temporal.Instant.compare(at, target) <= 0 && !(tried?.at.equals(at) && tried.count >= MAX_TRIES)
          );
        });
        const [next] = dueJobs;
        if (next === undefined) break;
        if (Temporal.Instant.compare(next.at, clock.now()) > 0) clock.moveTo(next.at);
        for (const { work: job, at } of dueJobs) {
          if (Temporal.Instant.compare(at, clock.now()) > 0) break;
          const tried = tries.get(job);
          tries.set(job, { at, count: tried?.at.equals(at) ? tried.count + 1 : 1 });
          await this.#run(job);
        }
      }
      if (Temporal.Instant.compare(target, clock.now()) > 0) clock.moveTo(target);
      for (const job of this.#jobs) await this.#run(job);
    } finally {
      this.#isMoving = false;
    }
  }

  get #isStopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  async #whenIdle(): Promise<void> {
    await Promise.all(this.#running.values());
  }

  /** When each work has something to do next, the earliest first. */
  async #dueJobs(): Promise<{ work: Job; at: Temporal.Instant }[]> {
    const services = this.#contextNow();
    const dueJobs = await Promise.all(
      this.#jobs.map(async (job) => ({ work: job, at: await job.nextRunAt(services) })),
    );
    return dueJobs
      .flatMap(({ work: job, at }) => (at === null ? [] : [{ work: job, at }]))
      .toSorted((a, b) => Temporal.Instant.compare(a.at, b.at));
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    clearInterval(this.#timer);
    for (const { timer } of this.#delayed.values()) clearTimeout(timer);
    await this.#whenIdle();
  }
}
