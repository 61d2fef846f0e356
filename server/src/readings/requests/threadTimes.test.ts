import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listRequests } from '#contract/readings/calls.ts';
import { LANES, REQUEST_STATUSES, type RequestStatus } from '#contract/readings/codes.ts';
import { createEmptyDatabase } from '../../../testing/emptyDatabase.ts';
import { createDesk, type Desk } from '../../../testing/readings/desk.ts';
import { type Db, openDatabase } from '../../platform/database/database.ts';
import { migrate, migrateWithin } from '../../platform/database/migrate.ts';

/** The requests whose row in `thread_times` is missing or differs, and the rows without a request. */
const findDifferences = async (db: Db) =>
  (
    await sql`
      select * from
        (select id, last_message_time, status, lane from reading_requests) as request
        full join thread_times on request_id = id
      where (request.last_message_time, request.status, request.lane)
        is distinct from (thread_times.last_message_time, thread_times.status, thread_times.lane)`.execute(db)
  ).rows;

describe('a list by the last message', () => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await createDesk();
  });
  afterAll(() => desk.close());
  beforeEach(() => desk.product.db.deleteFrom('readingRequests').execute());

  const MOMENT = Temporal.Instant.from('2026-11-20T12:00:00Z');
  const LATER = '2099-01-01T12:00:00.000Z';

  interface State {
    status: RequestStatus;
    hasWrittenBack: boolean;
    isSnoozed: boolean;
    /** Few, so that some are the same. */
    minute: number;
  }
  const shape = {
    status: fc.constantFrom(...REQUEST_STATUSES),
    hasWrittenBack: fc.boolean(),
    isSnoozed: fc.boolean(),
    minute: fc.nat(4),
  };
  const state = fc.record<State>(shape);
  const columnsOf = ({ status, hasWrittenBack, isSnoozed, minute }: State) => {
    const wroteBackAt = status === 'RESPONDED' && hasWrittenBack ? LATER : null;
    return {
      status,
      wroteBackAt,
      questionDueAt: wroteBackAt,
      closesAt: status === 'RESPONDED' && wroteBackAt === null ? LATER : null,
      snoozedUntil: isSnoozed ? LATER : null,
      lastMessageTime: MOMENT.add({ minutes: minute }),
    };
  };

  /** Inserts a request for each state, then changes some of them, and deletes the last. */
  async function playRequests(states: readonly State[], changes: readonly (State & { nth: number })[]) {
    const { product, member } = desk;
    const inserted = await product.db
      .insertInto('readingRequests')
      .values(
        states.map((each) => ({
          ...columnsOf(each),
          userId: member.id,
          title: 'A question',
          createdAt: MOMENT,
          dueAt: MOMENT,
        })),
      )
      .returning('id')
      .execute();
    for (const { nth, ...each } of changes)
      await product.db
        .updateTable('readingRequests')
        .set(columnsOf(each))
        .where('id', '=', inserted[nth % inserted.length]!.id)
        .execute();
    await product.db.deleteFrom('readingRequests').where('id', '=', inserted.at(-1)!.id).execute();
  }

  const changes = fc.array(fc.record({ ...shape, nth: fc.nat(20) }), { maxLength: 8 });

  test('follows every change of requests', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(state, { minLength: 1, maxLength: 8 }), changes, async (states, changed) => {
        await playRequests(states, changed);
        expect(await findDifferences(desk.product.db)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  const FILTERS = [
    {},
    ...REQUEST_STATUSES.map((status) => ({ status: [status] })),
    { status: ['OPENED', 'RESPONDED'] },
    ...LANES.map((lane) => ({ lane })),
  ] as const;

  test('has the same requests in the right order, page after page', async () => {
    const { product, writer } = desk;
    const find = async (query: object) =>
      (await product.send(listRequests, { limit: 100, ...query }, { as: writer })).body;
    await playRequests(
      fc.sample(state, { seed: 5, numRuns: 40 }),
      fc.sample(changes, { seed: 5, numRuns: 1 })[0]!,
    );
    for (const filter of FILTERS)
      for (const order of ['asc', 'desc'] as const) {
        const sort = { sort: 'last_message_time', order };
        const { count, results } = await find({ ...filter, sort: 'created_at' });
        const sorted = results.toSorted(
          (a, b) => a.lastMessageTime!.localeCompare(b.lastMessageTime!) || a.id! - b.id!,
        );
        const expected = order === 'asc' ? sorted : sorted.toReversed();
        expect(await find({ ...filter, ...sort })).toEqual({ count, results: expected });
        for (const at of [0, Math.floor(expected.length / 2)].filter((nth) => nth < expected.length))
          expect((await find({ ...filter, ...sort, before: expected[at]!.id })).results).toEqual(
            expected.slice(at + 1),
          );
      }
  });
});

test('keeps what the previous version writes during the migration', { timeout: 60_000 }, async () => {
  const database = await createEmptyDatabase({ hasTables: false });
  const [migrating, previousVersion] = [1, 4].map((max) =>
    openDatabase(database.url, { max, queryTimeoutMs: 0 }),
  );
  const { db } = previousVersion!;
  try {
    await migrating!.db.transaction().execute((tx) => migrateWithin(tx, '0050_search_of_users'));
    await sql`
      insert into users (email, password_hash, first_name, last_name, birth_date, terms_accepted_at, created_at)
      values ('ada@example.test', '', 'Ada', 'Marr', date '1990-01-01', now(), now())`.execute(db);
    const insertRequests = (count: number) =>
      sql`
        insert into reading_requests (user_id, title, status, created_at, last_message_time, due_at)
        select id, 'A question', 'OPENED', now(), now(), now() from users, generate_series(1, ${count}::int)`.execute(
        db,
      );
    await insertRequests(30_000);
    let [written, isMigrated] = [0, false];
    const writeRequests = async (nth: number) => {
      while (!isMigrated) {
        await insertRequests(1);
        await sql`
          update reading_requests set last_message_time = clock_timestamp(), status = 'CLOSED'
          where id = ${(written * 4 + nth) % 30_000}::int + 1`.execute(db);
        written += 1;
      }
    };
    const writers = [0, 1, 2].map((nth) => writeRequests(nth));
    await migrate(migrating!.db);
    isMigrated = true;
    await Promise.all(writers);
    expect(written).toBeGreaterThan(20);
    expect(await findDifferences(db)).toEqual([]);
  } finally {
    for (const pool of [migrating!, previousVersion!]) await pool.close();
    await database.drop();
  }
});
