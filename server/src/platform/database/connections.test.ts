import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createEmptyDatabase } from '../../../testing/emptyDatabase.ts';
import { type Db, onOwnConnection, openDatabase, transaction } from './database.ts';
import { toProblem, toRefusal } from '../http/problem.ts';
import { statement } from './statement.ts';
import { WaitBudget, withBudget } from './waitBudget.ts';

test('a statement that takes too long is cancelled, and the queries queued behind it are answered', async () => {
  const { url, drop } = await createEmptyDatabase();
  const { db, close } = openDatabase(url);
  try {
    // As many as there are shared connections: whatever follows waits in the pipeline behind one of them.
    const slow = Array.from({ length: 4 }, () =>
      sql`select pg_sleep(60)`.execute(db).catch((error) => error),
    );
    const quick = await Promise.all(Array.from({ length: 8 }, () => sql`select 1 as one`.execute(db)));
    expect(quick.map(({ rows }) => rows)).toEqual(Array.from({ length: 8 }, () => [{ one: 1 }]));
    for (const error of await Promise.all(slow)) expect(toProblem(toRefusal(error)!).status).toBe(503);
  } finally {
    await close();
    await drop();
  }
});

test('the statements after a failed one in a transaction fail with its error', async () => {
  const { url, drop } = await createEmptyDatabase();
  const { db, close } = openDatabase(url);
  const divideByZero = statement((db) => db.selectNoFrom(sql`1 / 0`.as('quotient')));
  const selectOne = statement((db) => db.selectNoFrom(sql`1`.as('one')));
  try {
    const codes: unknown[] = [];
    await transaction(db, async (tx) => {
      const outcomes = await Promise.allSettled([divideByZero.run(tx), selectOne.run(tx)]);
      codes.push(...outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.code));
    });
    expect(codes).toEqual(['22012', '22012']);
  } finally {
    await close();
    await drop();
  }
});

const listBackends = (db: Db, state: string) =>
  sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and state = ${state} and query like '%pg_sleep(60)%'
      and pid <> pg_backend_pid()`.execute(db);

const waitUntil = async (isThere: () => Promise<boolean>) => {
  while (!(await isThere())) await new Promise(setImmediate);
};

test('a query on a connection of its own is cancelled when its client disconnects, also while it waits', async () => {
  const { url, drop } = await createEmptyDatabase();
  const { db, close } = openDatabase(url);
  const sleepStatement = statement((db) => db.selectNoFrom(sql`pg_sleep(60)`.as('slept')));
  try {
    const client = new AbortController();
    const startSleep = () =>
      withBudget(new WaitBudget(undefined, client), () =>
        sleepStatement.run(onOwnConnection(db), undefined).catch((error: unknown) => error),
      );
    // Four run at once, and the fifth waits for its place.
    const queries = Array.from({ length: 5 }, startSleep);
    await waitUntil(async () => (await listBackends(db, 'active')).rows.length === 4);
    client.abort();
    for (const error of await Promise.all(queries)) expect(toRefusal(error)!.code).toBe('malformed');
    await waitUntil(async () => (await listBackends(db, 'active')).rows.length === 0);
  } finally {
    await close();
    await drop();
  }
});
