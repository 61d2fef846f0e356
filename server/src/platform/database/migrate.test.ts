import { expect, test } from 'vitest';
import { createEmptyDatabase } from '../../../testing/emptyDatabase.ts';
import { openDatabase } from './database.ts';
import { listMigrations, migrate } from './migrate.ts';

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
