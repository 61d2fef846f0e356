import { expect, test } from 'vitest';
import { createEmptyDatabase } from '../../testing/emptyDatabase.ts';
import { openDatabase } from './database.ts';
import { listMigrations, migrate } from './migrate.ts';

test('of two servers that start at once on an empty database one migrates it, and the other finds nothing to do', async () => {
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
