import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { refuse } from '#contract/refusals.ts';
import type { Bus } from '../adapters/bus/bus.ts';
import type { MovableClock } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import { followsTestClock, listInstances } from '../platform/instances.ts';
import type { JobScheduler } from '../platform/jobs/jobs.ts';
import type { Log } from '../platform/log.ts';

/** A message that was not answered is repeated after this time, because the bus may have lost it. */
const REPEAT_MS = 500;
/** After this time the call fails if an instance has not answered. */
const GIVE_UP_MS = 60_000;

interface Options {
  db: Db;
  bus: Bus;
  clock: MovableClock;
  scheduler: JobScheduler;
  instanceId: string;
  log: Log;
}

/** A test clock that all instances on a database share. Its offset is stored in the database. */
export class SharedTestClock {
  readonly #options: Options;
  /** The instances that have answered, by the id of the question. */
  readonly #answered = new Map<string, Set<string>>();
  /** By the id of the question, which is repeated until it is answered. */
  readonly #following = new Map<string, Promise<void>>();

  constructor(options: Options) {
    this.#options = options;
    const { bus, instanceId, log } = options;
    bus.subscribe('clock', (message) => {
      const [question = '', from] = message.split(' ');
      if (from === instanceId) return;
      this.#runDue(question).then(
        () => void bus.publish('clock-answer', `${question} ${instanceId}`),
        (error: unknown) => log.warn({ err: error }, 'the test clock could not be followed'),
      );
    });
    bus.subscribe('clock-answer', (message) => {
      const [question = '', from = ''] = message.split(' ');
      this.#answered.get(question)?.add(from);
    });
  }

  /** Sets this instance's clock to the stored offset. */
  follow(): Promise<void> {
    return followStoredOffset(this.#options.db, this.#options.clock);
  }

  #runDue(question: string): Promise<void> {
    const runDue = async () => {
      await this.follow();
      await this.#options.scheduler.runAll();
    };
    const following = this.#following.get(question) ?? runDue();
    this.#following.set(question, following);
    return following.finally(() => this.#following.delete(question));
  }

  /** Moves the clock, and resolves when every live instance with a test clock has run its due jobs. */
  async moveTo(target: Temporal.Instant): Promise<void> {
    const { db, clock, scheduler } = this.#options;
    await scheduler.moveClock(clock, target);
    const { offsetMs } = clock;
    await db
      .insertInto('testClock')
      .values({ offsetMs })
      .onConflict((conflict) =>
        conflict.column('onlyOne').doUpdateSet({
          offsetMs: sql`greatest(test_clock.offset_ms, excluded.offset_ms)`,
        }),
      )
      .execute();
    await this.#awaitOthers();
  }

  async #awaitOthers(): Promise<void> {
    const { db, bus, instanceId } = this.#options;
    const question = randomUUID();
    const answered = new Set([instanceId]);
    this.#answered.set(question, answered);
    const isAnswered = async () =>
      (await listInstances(db)).every((id) => answered.has(id) || !followsTestClock(id));
    try {
      const gaveUpAt = performance.now() + GIVE_UP_MS;
      for (let askedAt = -Infinity; !(await isAnswered());) {
        if (performance.now() > gaveUpAt) refuse('unavailable');
        if (performance.now() - askedAt > REPEAT_MS) {
          askedAt = performance.now();
          void bus.publish('clock', `${question} ${instanceId}`);
        }
        await pause(20);
      }
    } finally {
      this.#answered.delete(question);
    }
  }
}

/** Sets this instance's clock to the stored offset. */
export async function followStoredOffset(db: Db, clock: MovableClock): Promise<void> {
  clock.follow(await readClockOffset(db));
}

export async function readClockOffset(db: Db): Promise<number> {
  const row = await db.selectFrom('testClock').select('offsetMs').executeTakeFirst();
  return row?.offsetMs ?? 0;
}
