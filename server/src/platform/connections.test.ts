import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createEmptyDatabase } from '../../testing/emptyDatabase.ts';
import { openDatabase } from './database.ts';
import { toProblem, toRefusal } from './problem.ts';

test('a statement that takes too long is cancelled, and the queries behind it are answered', async () => {
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
