import { setTimeout as pause } from 'node:timers/promises';
import type { MovableClock } from '../clock.ts';
import type { PublicAccess, Context, Services } from '../context.ts';
import { clearJobFailures, recordJobFailure } from './jobFailures.ts';
import { describeError } from '../describeError.ts';
import { withoutBudget } from '../database/waitBudget.ts';

/** A context for the product itself: nobody is signed in. */
export type SystemContext = Context<PublicAccess>;

/**
 * Work whose due times are stored in tables. It may run at any time and in several processes; nothing is done twice.
 * Timers and messages only wake it.
 */
export interface Job {
  name: string;
  /** Records its failures itself, because it schedules its own retries. */
  recordsFailures?: true;
  /** The earliest time at which there is something to do; null: nothing is scheduled. */
  nextRunAt(services: Services): Promise<Temporal.Instant | null>;
  /** Does everything that is due at the context's `now`. Long waits must end when `stopping` aborts. */
  run(context: SystemContext, stopping: AbortSignal): Promise<void>;
}

const POLL_MS = 10_000;
/** When all jobs are woken, each starts when the one before it has ended, or after this time at the latest. */
const TURN_MS = 20;
/**
 * While a test moves the clock: a job that is still due at the same time after this many runs is skipped until the clock
 * has reached its target.
 */
const MAX_TRIES = 3;

/**
 * Runs the jobs: every few seconds, when woken, and step by step when a test moves the clock. Jobs run independently,
 * so an unresponsive gateway does not delay mails.
 */
export class JobScheduler {
  readonly #contextFor: (scheduler: JobScheduler) => SystemContext;
  readonly #jobs: readonly Job[];
  readonly #running = new Map<Job, Promise<void>>();
  readonly #requested = new Set<Job>();
  /** Jobs that will be woken shortly, and whether they were requested again meanwhile. */
  readonly #delayed = new Map<string, { timer: NodeJS.Timeout; isRequestedAgain: boolean }>();
  /** Jobs without a recorded failure, as far as this process knows. */
  readonly #succeeded = new Set<string>();
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  /** Set while all jobs are being woken. */
  #waking: Promise<void> | undefined;
  #isWakeRequested = false;
  #isMoving = false;

  /** @param contextFor creates the context of a run, from the scheduler that its commit may wake */
  constructor(contextFor: (scheduler: JobScheduler) => SystemContext, jobs: readonly Job[]) {
    this.#contextFor = contextFor;
    this.#jobs = jobs;
  }

  /** Runs whatever is due now, and from then on every few seconds. */
  start(): void {
    this.#timer = setInterval(() => this.wake(), POLL_MS);
    this.wake();
  }

  /** Runs jobs soon, because something may be due. Concurrent calls share one run. */
  wake(): void {
    // While the clock is being moved, `moveClock` runs everything at its own time.
    if (this.#isMoving || this.#isStopped) return;
    this.#isWakeRequested = true;
    this.#waking ??= withoutBudget(() => this.#wakeAllInTurn());
  }

  /**
   * Starts the jobs one after the other. Started all at once, each would open a new connection, in which PostgreSQL would
   * have to load its catalog and plan the queries again. Most jobs have nothing to do and end within a millisecond or
   * two; the others are not waited for.
   */
  async #wakeAllInTurn(): Promise<void> {
    try {
      while (this.#isWakeRequested) {
        this.#isWakeRequested = false;
        for (const job of this.#jobs) if (!this.#isStopped) await this.#wakeAndWaitBriefly(job);
      }
    } finally {
      this.#waking = undefined;
    }
  }

  async #wakeAndWaitBriefly(job: Job): Promise<void> {
    const turn = new AbortController();
    const ended = pause(TURN_MS, undefined, { signal: turn.signal }).catch(() => {});
    await Promise.race([this.#wake(job), ended]);
    turn.abort();
  }

  /**
   * Wakes one job in `ms` milliseconds. Calls until then share that run, and one more run follows for calls made
   * meanwhile.
   */
  wakeIn(ms: number, name: string): void {
    const known = this.#delayed.get(name);
    if (known !== undefined) known.isRequestedAgain = true;
    if (known !== undefined || this.#isStopped) return;
    const timer = setTimeout(() => {
      const { isRequestedAgain } = this.#delayed.get(name)!;
      this.#delayed.delete(name);
      if (isRequestedAgain) this.wakeIn(ms, name);
      if (!this.#isMoving)
        this.#jobs.filter((job) => job.name === name).forEach((job) => void this.#wake(job));
    }, ms);
    this.#delayed.set(name, { timer, isRequestedAgain: false });
  }

  #wake(job: Job): Promise<void> {
    this.#requested.add(job);
    const started = this.#running.get(job);
    if (started !== undefined) return started;
    // Not awaited: the request that wakes the job is answered while it runs.
    const running = withoutBudget(() => this.#runWhileRequested(job)).finally(() => {
      this.#running.delete(job);
      // Requested after the last run had ended, but before this.
      if (this.#requested.has(job)) void this.#wake(job);
    });
    this.#running.set(job, running);
    return running;
  }

  async #runWhileRequested(job: Job): Promise<void> {
    while (this.#requested.delete(job) && !this.#isStopped) await this.#run(job);
  }

  async #run(job: Job): Promise<void> {
    const context = this.#contextFor(this);
    const { db, log, now } = context;
    const { name } = job;
    try {
      await job.run(context, this.#stopping.signal);
    } catch (error) {
      log.error({ err: error, job: name }, 'a job failed and will be tried again');
      await this.#record(context, name, recordJobFailure.run(db, { name, error: describeError(error), now }));
      this.#succeeded.delete(name);
      return;
    }
    if (job.recordsFailures || this.#succeeded.has(name)) return;
    this.#succeeded.add(name);
    await this.#record(context, name, clearJobFailures.run(db, { name }));
  }

  /** Does not throw: if the database is unavailable, that is also why the job failed, and the log says so. */
  #record({ log }: SystemContext, name: string, statement: Promise<void>): Promise<void> {
    return statement.catch((error: unknown) => {
      this.#succeeded.delete(name);
      log.warn({ err: error, job: name }, 'the outcome of a job could not be recorded');
    });
  }

  /** Moves a test clock; everything due on the way runs in order, at its own time. */
  moveClock(clock: MovableClock, target: Temporal.Instant): Promise<void> {
    return withoutBudget(() => this.#moveClock(clock, target));
  }

  async #moveClock(clock: MovableClock, target: Temporal.Instant): Promise<void> {
    this.#isMoving = true;
    try {
      await this.#whenIdle();
      const tries = new Map<Job, { at: Temporal.Instant; count: number }>();
      for (;;) {
        const dueJobs = (await this.#dueJobs()).filter(({ job, at }) => {
          const tried = tries.get(job);
          return (
            Temporal.Instant.compare(at, target) <= 0 && !(tried?.at.equals(at) && tried.count >= MAX_TRIES)
          );
        });
        const [next] = dueJobs;
        if (next === undefined) break;
        if (Temporal.Instant.compare(next.at, clock.now()) > 0) clock.moveTo(next.at);
        for (const { job, at } of dueJobs) {
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

  /** Runs every job once, for example after another process has moved the clock. */
  runAll(): Promise<void> {
    return withoutBudget(async () => {
      await this.#whenIdle();
      for (const job of this.#jobs) await this.#run(job);
    });
  }

  /** The names of all jobs, and when each is next due; null: nothing is scheduled. */
  async nextRuns(): Promise<{ name: string; at: Temporal.Instant | null }[]> {
    return (await this.#listNextRuns()).map(({ job, at }) => ({ name: job.name, at }));
  }

  #listNextRuns(): Promise<{ job: Job; at: Temporal.Instant | null }[]> {
    const services = this.#contextFor(this);
    return Promise.all(this.#jobs.map(async (job) => ({ job, at: await job.nextRunAt(services) })));
  }

  get #isStopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  async #whenIdle(): Promise<void> {
    await this.#waking;
    while (this.#running.size > 0) await Promise.all(this.#running.values());
  }

  /** The jobs for which something is scheduled, earliest first. */
  async #dueJobs(): Promise<{ job: Job; at: Temporal.Instant }[]> {
    return (await this.#listNextRuns())
      .flatMap(({ job, at }) => (at === null ? [] : [{ job, at }]))
      .toSorted((a, b) => Temporal.Instant.compare(a.at, b.at));
  }

  /** Starts no further job, tells the running ones to stop, and waits until they have ended. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    clearInterval(this.#timer);
    for (const { timer } of this.#delayed.values()) clearTimeout(timer);
    await this.#whenIdle();
  }
}
