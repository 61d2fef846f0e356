import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADVISORY_LOCKS } from '../database/advisoryLocks.ts';
import { createEmptyDatabase } from '../../../testing/emptyDatabase.ts';
import { COLUMN_TYPES, type Database, type Db, openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { announce } from './announce.ts';
import { createInstanceId } from '../instances.ts';
import { createLog } from '../log.ts';
import { EventNumberer } from './eventNumberer.ts';
import { type EventRow, NUMBERED_AT_ONCE, numberEvents } from './numbering.ts';
import { Streams } from './streams.ts';

let template: Awaited<ReturnType<typeof createEmptyDatabase>>;
let database: Database;
let db: Db;
/** A separate connection: a statement waiting for a lock blocks those behind it on the same connection. */
let beside: Database;
let client: pg.Client;
beforeAll(async () => {
  template = await createEmptyDatabase();
  database = openDatabase(template.url);
  db = database.db;
  beside = openDatabase(template.url, { max: 1 });
  client = new pg.Client({ connectionString: template.url, types: COLUMN_TYPES });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.close();
  await beside.close();
  await template.drop();
});

/** Takes a lock by `take` and holds it until the returned function is called. */
async function holdLock(take: (tx: Db) => Promise<unknown>) {
  const isTaken = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const ended = beside.db.transaction().execute(async (tx) => {
    await take(tx);
    isTaken.resolve();
    await release.promise;
  });
  await isTaken.promise;
  return async () => {
    release.resolve();
    await ended;
  };
}

/** Takes the locks of one who is numbering. */
const takeNumberingLocks = (tx: Db) =>
  sql`
    select pg_advisory_xact_lock_shared(${ADVISORY_LOCKS.legacy}), pg_advisory_xact_lock(${ADVISORY_LOCKS.numbering})
  `.execute(tx);
const takeLock = (number: number) => (tx: Db) => sql`select pg_advisory_xact_lock(${number})`.execute(tx);

/** How many connections wait for an advisory lock of this database. */
async function countLockWaiters(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_locks
    where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`.execute(beside.db);
  return rows[0]!.count;
}

const event = { memberId: 1, audience: 'both', event: { type: 'request', requestId: 1 } } as const;
const MIGRATION = { lockTable: '', lockRowId: '' };
const now = Temporal.Instant.from('2026-11-22T12:00:00Z');

test('numbers events while a migration is running', async () => {
  const release = await holdLock((tx) => tx.getExecutor().adapter.acquireMigrationLock(tx, MIGRATION));
  await announce(db, now, event);
  expect(await numberEvents(client)).toHaveLength(1);
  await release();
});

test('migrates while events are being numbered', async () => {
  const release = await holdLock(takeNumberingLocks);
  expect(await migrate(db)).toEqual([]);
  await release();
});

test('numbering and migrations both wait for an instance of an older version, which has one lock for both', async () => {
  const release = await holdLock(takeLock(7_340_021));
  await announce(db, now, event);
  const numbering = numberEvents(client);
  await expect.poll(countLockWaiters).toBe(1);
  const migrating = migrate(db);
  await expect.poll(countLockWaiters).toBe(2);
  await release();
  expect(await numbering).toHaveLength(1);
  expect(await migrating).toEqual([]);
});

test('two connections that number at the same time do it one after the other', async () => {
  const release = await holdLock(takeNumberingLocks);
  await announce(db, now, event);
  const numbering = numberEvents(client);
  await expect.poll(countLockWaiters).toBe(1);
  await release();
  expect(await numbering).toHaveLength(1);
});

test('many events are numbered in several statements, in their order', async () => {
  const rest = 5;
  await sql`
    insert into event_outbox (member_id, audience, data, created_at)
    select n, 'both', '{}', now() from generate_series(1, ${sql.lit(NUMBERED_AT_ONCE + rest)}) n`.execute(db);
  const first = await numberEvents(client);
  const second = await numberEvents(client);
  expect([first.length, second.length]).toEqual([NUMBERED_AT_ONCE, rest]);
  const numbered = [...first, ...second];
  expect(numbered.map(({ memberId }) => memberId)).toEqual(numbered.map((_, n) => n + 1));
});

test('a statement that has numbered its maximum of events is followed by another', async () => {
  const full = Array.from({ length: NUMBERED_AT_ONCE }, (_, n): EventRow => ({
    id: n + 1,
    memberId: 1,
    audience: 'both',
    recipientId: null,
    data: '{}',
  }));
  const statements = [full, full, full.slice(0, 5)];
  const streams = new Streams(db, createLog('silent'), {
    numberer: { isElected: true, number: async () => statements.shift() ?? [] },
    askToNumber() {},
    wakeOthers() {},
    findTokenRoles: async () => new Map(),
    newestEventId: 0,
  });
  streams.wake();
  await expect.poll(() => statements).toEqual([]);
  await streams.close();
});

const instance = (onRelease = () => {}) =>
  new EventNumberer({
    databaseUrl: template.url,
    instanceId: createInstanceId(),
    onBeat() {},
    onRelease,
  });

test('one of two instances is elected, and when it ends the other numbers at once', async () => {
  const second = instance();
  const first = instance(() => void second.tryNow());
  await first.start();
  await second.start();
  expect([first.isElected, second.isElected]).toEqual([true, false]);
  await announce(db, now, event);
  expect(await second.number()).toEqual([]);
  expect(await first.number()).toHaveLength(1);
  await first.close();
  await expect.poll(() => second.isElected).toBe(true);
  await announce(db, now, event);
  expect(await first.number()).toEqual([]);
  expect(await second.number()).toHaveLength(1);
  await second.close();
});

test('an instance that loses its connection is no longer elected, and the other is within 5 s', async () => {
  const [first, second] = [instance(), instance()];
  await first.start();
  await second.start();
  await announce(db, now, event);
  await sql`
    select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and objid = ${ADVISORY_LOCKS.numberingElection}
      and database = (select oid from pg_database where datname = current_database())`.execute(db);
  await expect.poll(() => first.isElected).toBe(false);
  await expect.poll(() => first.isElected || second.isElected, { timeout: 5_000 }).toBe(true);
  const numbered = [...(await first.number()), ...(await second.number())];
  expect(numbered).toHaveLength(1);
  await first.close();
  await second.close();
});
