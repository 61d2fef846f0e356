import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { retryConflicts } from './conflict.ts';
import { type Db, lockMigrations } from './database.ts';
import { NewerDatabaseError } from './newerDatabaseError.ts';

const folder = new URL('../../../migrations/', import.meta.url);

/**
 * Migrates the database to the current schema: forward only, one process at a time, all in one transaction. It locks
 * tables while an older version serves, which may end in a deadlock, and begins again then.
 * @returns the names of the applied migrations
 */
export async function migrate(db: Db): Promise<string[]> {
  return retryConflicts(() => db.transaction().execute((tx) => migrateWithin(tx)));
}

/**
 * Migrates within a transaction.
 * @param target the last migration to apply; without it, all
 * @throws {NewerDatabaseError}
 */
export async function migrateWithin(tx: Db, target?: string): Promise<string[]> {
  // Locked here because Kysely creates its own tables before it takes its lock, and two servers that start on an empty
  // database would both create them.
  await lockMigrations(tx);
  await requireKnownMigrations(tx);
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

/**
 * Kysely would report a migration that this version does not have as damage.
 * @throws {NewerDatabaseError}
 */
async function requireKnownMigrations(db: Db): Promise<void> {
  const hasMigrations = await sql<{ found: boolean }>`
    select to_regclass('kysely_migration') is not null as found`.execute(db);
  if (!hasMigrations.rows[0]!.found) return;
  const known = new Set(await listMigrations());
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const unknown = rows.map(({ name }) => name).filter((name) => !known.has(name));
  const newest = unknown.at(-1);
  if (newest !== undefined) throw new NewerDatabaseError(newest);
}

/**
 * The names of migrations that are not applied yet, oldest first. Changes nothing.
 * @throws {NewerDatabaseError}
 */
export async function findPendingMigrations(db: Db): Promise<string[]> {
  await requireKnownMigrations(db);
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
