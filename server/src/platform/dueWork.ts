import type { MovableClock } from './clock.ts';
import type { Anyone, Context, Ground } from './context.ts';
import { withoutBudget } from './waitBudget.ts';

/** A context in which the product itself acts: nobody is signed in. */
export type OwnContext = Context<Anyone>;

/**
 * Work whose due times stand in tables: found and done whenever someone asks, never twice for two who ask.
 * Timers and messages only wake it.
 */
export interface DueWork {
  name: string;
  /** The earliest moment at which there is something to do; null: nothing in sight. */
  nextDue(ground: Ground): Promise<Temporal.Instant | null>;
  /** Does all that is due at the context's `now`. What waits for others should end when the product stops. */
  run(context: OwnContext, stopping: AbortSignal): Promise<void>;
}

const LOOK_EVERY_MS = 10_000;
/** What is due at the same moment still after so many tries has failed, and waits until a moved clock has arrived. */
const TRIES = 3;

/**
 * Runs the product's due work: every few seconds, when woken, and step by step when a test moves the clock. Each work
 * runs by itself, so that none waits for another: a mail is not held up by a gateway that is silent.
 */
export class Schedule {
  readonly #contextNow: () => OwnContext;
  readonly #works: readonly DueWork[];
  readonly #running = new Map<DueWork, Promise<void>>();
  readonly #wanted = new Set<DueWork>();
  /** Works that will be woken in a moment, and whether someone has asked for it again meanwhile. */
  readonly #soon = new Map<string, { timer: NodeJS.Timeout; isWantedAgain: boolean }>();
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #isMoving = false;

  constructor(contextNow: () => OwnContext, works: readonly DueWork[]) {
    this.#contextNow = contextNow;
    this.#works = works;
  }

  start(): void {
    this.#timer = setInterval(() => this.wake(), LOOK_EVERY_MS);
    this.wake();
  }

  /** Something may be due: look soon. Many calls at once are one run. */
  wake(): void {
    // While a clock is moved, everything due is found at its own moment.
    if (this.#isMoving) return;
    for (const work of this.#works) this.#wake(work);
  }

  /**
   * One work has something to do in so many milliseconds: it alone is woken then, once for all who ask until then, and
   * once more for those who asked last.
   */
  wakeIn(ms: number, name: string): void {
    const known = this.#soon.get(name);
    if (known !== undefined) known.isWantedAgain = true;
    if (known !== undefined || this.#isStopped) return;
    const timer = setTimeout(() => {
      const { isWantedAgain } = this.#soon.get(name)!;
      this.#soon.delete(name);
      if (isWantedAgain) this.wakeIn(ms, name);
      if (!this.#isMoving)
        this.#works.filter((work) => work.name === name).forEach((work) => this.#wake(work));
    }, ms);
    this.#soon.set(name, { timer, isWantedAgain: false });
  }

  #wake(work: DueWork): void {
    this.#wanted.add(work);
    if (this.#running.has(work)) return;
    // Whoever wakes it is answered while it goes on.
    const running = withoutBudget(() => this.#runWanted(work)).finally(() => this.#running.delete(work));
    this.#running.set(work, running);
  }

  async #runWanted(work: DueWork): Promise<void> {
    while (this.#wanted.delete(work) && !this.#isStopped) await this.#run(work);
  }

  async #run(work: DueWork): Promise<void> {
    const context = this.#contextNow();
    await work.run(context, this.#stopping.signal).catch((error: unknown) => {
      context.log.error({ err: error, work: work.name }, 'due work failed and will be tried again');
    });
  }

  /** Moves a test's clock: everything due on the way happens in order, each at its own moment. */
  moveClock(clock: MovableClock, target: Temporal.Instant): Promise<void> {
    return withoutBudget(() => this.#moveClock(clock, target));
  }

  async #moveClock(clock: MovableClock, target: Temporal.Instant): Promise<void> {
    this.#isMoving = true;
    try {
      await this.#idle();
      const tries = new Map<DueWork, { at: Temporal.Instant; count: number }>();
      for (;;) {
        const dues = (await this.#dues()).filter(({ work, at }) => {
          const tried = tries.get(work);
          return Temporal.Instant.compare(at, target) <= 0 && !(tried?.at.equals(at) && tried.count >= TRIES);
        });
        const [next] = dues;
        if (next === undefined) break;
        if (Temporal.Instant.compare(next.at, clock.now()) > 0) clock.moveTo(next.at);
        for (const { work, at } of dues) {
          if (Temporal.Instant.compare(at, clock.now()) > 0) break;
          const tried = tries.get(work);
          tries.set(work, { at, count: tried?.at.equals(at) ? tried.count + 1 : 1 });
          await this.#run(work);
        }
      }
      if (Temporal.Instant.compare(target, clock.now()) > 0) clock.moveTo(target);
      for (const work of this.#works) await this.#run(work);
    } finally {
      this.#isMoving = false;
    }
  }

  get #isStopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  async #idle(): Promise<void> {
    await Promise.all(this.#running.values());
  }

  /** When each work has something to do next, the earliest first. */
  async #dues(): Promise<{ work: DueWork; at: Temporal.Instant }[]> {
    const ground = this.#contextNow();
    const dues = await Promise.all(
      this.#works.map(async (work) => ({ work, at: await work.nextDue(ground) })),
    );
    return dues
      .flatMap(({ work, at }) => (at === null ? [] : [{ work, at }]))
      .toSorted((a, b) => Temporal.Instant.compare(a.at, b.at));
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    clearInterval(this.#timer);
    for (const { timer } of this.#soon.values()) clearTimeout(timer);
    await this.#idle();
  }
}
