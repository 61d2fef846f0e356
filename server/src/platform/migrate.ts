import { readdir } from 'node:fs/promises';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './database.ts';

const folder = new URL('../../migrations/', import.meta.url);

/**
 * Brings the database to today's tables: forward only, one process at a time, each migration in a transaction.
 * @returns the names of the migrations that were applied
 */
export async function migrate(db: Db): Promise<string[]> {
  const migrator = new Migrator({ db: db.withoutPlugins(), provider: { getMigrations: migrationsOnDisk } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return results.map((result) => result.migrationName);
}

async function migrationsOnDisk(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts')).toSorted();
  const modules = files.map(
    async (file) => [file.slice(0, -3), await import(new URL(file, folder).href)] as const,
  );
  return Object.fromEntries(await Promise.all(modules)) as Record<string, Migration>;
}
