import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyDatabase } from '../../../testing/emptyDatabase.ts';
import { type Database, type Db, openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { announce } from './announce.ts';
import { numberEvents } from './numbering.ts';

let template: Awaited<ReturnType<typeof createEmptyDatabase>>;
let database: Database;
let db: Db;
/** A separate connection: a statement waiting for a lock blocks those behind it on the same connection. */
let beside: Database;
beforeAll(async () => {
  template = await createEmptyDatabase();
  database = openDatabase(template.url);
  db = database.db;
  beside = openDatabase(template.url, { max: 1 });
});
afterAll(async () => {
  await database.close();
  await beside.close();
  await template.drop();
});

/** Takes a lock by `take` and holds it until the returned function is called. */
async function holdLock(take: (tx: Db) => Promise<unknown>) {
  const taken = Promise.withResolvers<void>();
  const letGo = Promise.withResolvers<void>();
  const ended = beside.db.transaction().execute(async (tx) => {
    await take(tx);
    taken.resolve();
    await letGo.promise;
  });
  await taken.promise;
  return async () => {
    letGo.resolve();
    await ended;
  };
}

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

test('events are numbered while a migration is under way', async () => {
  const release = await holdLock((tx) => tx.getExecutor().adapter.acquireMigrationLock(tx, MIGRATION));
  await announce(db, now, event);
  expect(await numberEvents(db)).toHaveLength(1);
  await release();
});

test('a migration goes on while events are numbered', async () => {
  const release = await holdLock(numberEvents);
  expect(await migrate(db)).toEqual([]);
  await release();
});

test('an instance of an older version, which has one lock for both, keeps both waiting', async () => {
  const release = await holdLock(takeLock(7_340_021));
  await announce(db, now, event);
  const numbering = numberEvents(db);
  await expect.poll(countLockWaiters).toBe(1);
  const migrating = migrate(db);
  await expect.poll(countLockWaiters).toBe(2);
  await release();
  expect(await numbering).toHaveLength(1);
  expect(await migrating).toEqual([]);
});

test('two who number at a time do it one after the other', async () => {
  const release = await holdLock(numberEvents);
  await announce(db, now, event);
  const numbering = numberEvents(db);
  await expect.poll(countLockWaiters).toBe(1);
  await release();
  expect(await numbering).toHaveLength(1);
});
