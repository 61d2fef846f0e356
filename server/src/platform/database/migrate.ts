import { readdir } from 'node:fs/promises';
import { type Migration, Migrator } from 'kysely/migration';
import { type Db, lockMigrations } from './database.ts';

const folder = new URL('../../../migrations/', import.meta.url);

/**
 * Migrates the database to the current schema: forward only, one process at a time, all in one transaction.
 * @returns the names of the applied migrations
 */
export async function migrate(db: Db): Promise<string[]> {
  return db.transaction().execute((tx) => migrateWithin(tx));
}

/**
 * Migrates within a transaction.
 * @param target the last migration to apply; without it, all
 */
export async function migrateWithin(tx: Db, target?: string): Promise<string[]> {
  // Locked here because Kysely creates its own tables before it takes its lock, and two servers that start on an empty
  // database would both create them.
  await lockMigrations(tx);
  const migrator = new Migrator({ db: tx.withoutPlugins(), provider: { getMigrations: loadMigrations } });
  const { error, results = [] } =
    target === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(target);
  if (error !== undefined)
    throw error instanceof Error ? error : new Error('A migration failed', { cause: error });
  return results.map((result) => result.migrationName);
}

/** The names of this version's migrations, in their order. */
export async function listMigrations(): Promise<string[]> {
  return (await readdir(folder))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.slice(0, -3))
    .toSorted();
}

/** The names of migrations that are not applied yet, oldest first. Changes nothing. */
export async function findPendingMigrations(db: Db): Promise<string[]> {
  const migrator = new Migrator({ db: db.withoutPlugins(), provider: { getMigrations: loadMigrations } });
  const migrations = await migrator.getMigrations();
  return migrations.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
}

async function loadMigrations(): Promise<Record<string, Migration>> {
  const modules = (await listMigrations()).map(
    async (name) => [name, await import(new URL(`${name}.ts`, folder).href)] as const,
  );
  return Object.fromEntries(await Promise.all(modules)) as Record<string, Migration>;
}
