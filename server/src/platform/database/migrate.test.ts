import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createEmptyDatabase } from '../../../testing/emptyDatabase.ts';
import { countWaitingForLocks } from '../../../testing/startWhileLocked.ts';
import { openDatabase } from './database.ts';
import { listMigrations, migrate, migrateWithin } from './migrate.ts';

test('when two servers start at once on an empty database, only one migrates it', async () => {
  const database = await createEmptyDatabase({ hasTables: false });
  const pools = [1, 2].map(() => openDatabase(database.url, { max: 1, queryTimeoutMs: 0 }));
  try {
    const applied = await Promise.all(pools.map(({ db }) => migrate(db)));
    expect(applied.toSorted((a, b) => a.length - b.length)).toEqual([[], await listMigrations()]);
  } finally {
    for (const pool of pools) await pool.close();
    await database.drop();
  }
});

test('begins again after a deadlock with a server that uses the database', async () => {
  const database = await createEmptyDatabase({ hasTables: false });
  const [migrating, serving, watching] = [1, 2, 3].map(() =>
    openDatabase(database.url, { max: 1, queryTimeoutMs: 0 }),
  );
  try {
    const earlier = '0060_indexes_for_erasing';
    await migrating!.db.transaction().execute((tx) => migrateWithin(tx, earlier));
    // 0061 changes the table of the arrival mails first, and then that of the questions about outcomes.
    const migrated = await serving!.db.transaction().execute(async (tx) => {
      await sql`lock table outcome_asks`.execute(tx);
      const applied = migrate(migrating!.db);
      applied.catch(() => {});
      await expect.poll(() => countWaitingForLocks(watching!.db)).toBe(1);
      await sql`select from arrival_mails`.execute(tx);
      return { applied };
    });
    const all = await listMigrations();
    expect(await migrated.applied).toEqual(all.slice(all.indexOf(earlier) + 1));
  } finally {
    for (const pool of [migrating!, serving!, watching!]) await pool.close();
    await database.drop();
  }
});
