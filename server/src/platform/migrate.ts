import { readdir } from 'node:fs/promises';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './database.ts';

const folder = new URL('../../migrations/', import.meta.url);

/**
 * Migrates the database to the current schema: forward only, one process at a time, all in one transaction.
 * @returns the names of the applied migrations
 */
export async function migrate(db: Db): Promise<string[]> {
  return db
    .withoutPlugins()
    .transaction()
    .execute(async (tx) => {
      const migrator = new Migrator({ db: tx, provider: { getMigrations: loadMigrations } });
      const { error, results = [] } = await migrator.migrateToLatest();
      if (error !== undefined)
        throw error instanceof Error ? error : new Error('A migration failed', { cause: error });
      return results.map((result) => result.migrationName);
    });
}

async function loadMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts')).toSorted();
  const modules = files.map(
    async (file) => [file.slice(0, -3), await import(new URL(file, folder).href)] as const,
  );
  return Object.fromEntries(await Promise.all(modules)) as Record<string, Migration>;
}
