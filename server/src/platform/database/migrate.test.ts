import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createEmptyDatabase } from '../../../testing/emptyDatabase.ts';
import { countWaitingForLocks } from '../../../testing/startWhileLocked.ts';
import { type Database, type Db, openDatabase } from './database.ts';
import { listMigrations, migrate, migrateWithin } from './migrate.ts';

test('when two servers start at once on an empty database, each migration is applied once', async () => {
  const database = await createEmptyDatabase({ hasTables: false });
  const pools = [1, 2].map(() => openDatabase(database.url, { max: 1, queryTimeoutMs: 0 }));
  try {
    const applied = await Promise.all(pools.map(({ db }) => migrate(db)));
    expect(applied.flat().toSorted()).toEqual(await listMigrations());
  } finally {
    for (const pool of pools) await pool.close();
    await database.drop();
  }
});

describe('while an older version serves', () => {
  const EARLIER = '0060_indexes_for_erasing';
  let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
  let pools: Database[];
  beforeEach(async () => {
    database = await createEmptyDatabase({ hasTables: false });
    pools = [1, 2, 3].map(() => openDatabase(database.url, { max: 1, queryTimeoutMs: 0 }));
    await pools[0]!.db.transaction().execute((tx) => migrateWithin(tx, EARLIER));
  });
  afterEach(async () => {
    for (const pool of pools) await pool.close();
    await database.drop();
  });

  /** Begins to migrate while a call of the older version uses a table, and does the rest of the call meanwhile. */
  async function migrateDuring(
    table: string,
    rest: (call: Db, other: Db) => Promise<void>,
  ): Promise<string[]> {
    const [migrating, serving, other] = pools.map(({ db }) => db) as [Db, Db, Db];
    const migrated = await serving.transaction().execute(async (call) => {
      await sql`select from ${sql.table(table)}`.execute(call);
      const applied = migrate(migrating);
      applied.catch(() => {});
      await expect.poll(() => countWaitingForLocks(other)).toBe(1);
      await rest(call, other);
      return { applied };
    });
    return migrated.applied;
  }
  const findNewerMigrations = async () => (await listMigrations()).filter((name) => name > EARLIER);

  test('begins again after a deadlock, in which the call is not refused', async () => {
    // 0061 changes the table of the arrival mails first, and then that of the questions about outcomes.
    const applied = await migrateDuring('outcome_asks', async (call) => {
      await sql`select from arrival_mails`.execute(call);
    });
    expect(applied).toEqual(await findNewerMigrations());
  });

  test('does not keep other calls waiting behind a call that takes long', async () => {
    const applied = await migrateDuring('outcome_asks', async (_, other) => {
      await sql`select from arrival_mails, outcome_asks`.execute(other);
    });
    expect(applied).toEqual(await findNewerMigrations());
  });
});
