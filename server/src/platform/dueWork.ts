import type { Ground } from './context.ts';
import type { MovableClock } from './clock.ts';

/**
 * Work whose due times stand in tables: found and done whenever someone asks, never twice for two who ask.
 * Timers and messages only wake it.
 */
export interface DueWork {
  name: string;
  /** The earliest moment at which there is something to do; null: nothing in sight. */
  nextDue(ground: Ground): Promise<Temporal.Instant | null>;
  /** Does all that is due at `now`. */
  run(ground: Ground, now: Temporal.Instant): Promise<void>;
}

const LOOK_EVERY_MS = 10_000;

/** Runs the product's due work: every few seconds, when woken, and step by step when a test moves the clock. */
export class Schedule {
  readonly #ground: Ground;
  readonly #works: readonly DueWork[];
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isWanted = false;
  #isStopped = false;

  constructor(ground: Ground, works: readonly DueWork[]) {
    this.#ground = ground;
    this.#works = works;
  }

  start(): void {
    this.#timer = setInterval(() => this.wake(), LOOK_EVERY_MS);
    this.wake();
  }

  /** Something may be due: look soon. Many calls at once are one run. */
  wake(): void {
    this.#isWanted = true;
    this.#running ??= this.#runWanted().finally(() => (this.#running = undefined));
  }

  async #runWanted(): Promise<void> {
    while (this.#isWanted && !this.#isStopped) {
      this.#isWanted = false;
      await this.#runAll(this.#ground.clock.now());
    }
  }

  async #runAll(now: Temporal.Instant): Promise<void> {
    for (const work of this.#works) {
      await work.run(this.#ground, now).catch((error: unknown) => {
        this.#ground.log.error({ err: error, work: work.name }, 'due work failed and will be tried again');
      });
    }
  }

  /** Moves a test's clock: everything due on the way happens in order, each at its own moment. */
  async moveClock(clock: MovableClock, target: Temporal.Instant): Promise<void> {
    await this.#running;
    for (;;) {
      const next = await this.#nextDue();
      if (next === null || Temporal.Instant.compare(next, target) > 0) break;
      if (Temporal.Instant.compare(next, clock.now()) > 0) clock.moveTo(next);
      await this.#runAll(clock.now());
      // What is still due after it ran has failed and waits for its next try in real time.
      if ((await this.#nextDue())?.equals(next)) break;
    }
    if (Temporal.Instant.compare(target, clock.now()) > 0) clock.moveTo(target);
    await this.#runAll(clock.now());
  }

  async #nextDue(): Promise<Temporal.Instant | null> {
    const dues = await Promise.all(this.#works.map((work) => work.nextDue(this.#ground)));
    return (
      dues
        .filter((due) => due !== null)
        .toSorted((a, b) => Temporal.Instant.compare(a, b))
        .at(0) ?? null
    );
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.#running;
  }
}
