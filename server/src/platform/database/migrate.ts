import { readdir } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { isConflict, isLockTimeout } from './conflict.ts';
import { type Db, lockMigrations } from './database.ts';
import { NewerDatabaseError } from './newerDatabaseError.ts';
import { UnsuitableDatabaseError } from './unsuitableDatabaseError.ts';

const folder = new URL('../../../migrations/', import.meta.url);

/**
 * How long a migration waits for a lock, since the calls of an older version that serves meanwhile wait behind it. It is
 * shorter than PostgreSQL's `deadlock_timeout` of a second: of a deadlock the migration is rolled back, and not a call.
 */
const LOCK_TIMEOUT_MS = 500;
const MAX_PAUSE_MS = 1_000;
const GIVE_UP_AFTER_MS = 10 * 60_000;

/**
 * Migrates the database to the current schema: forward only, one process at a time. Each migration has a transaction of
 * its own, so that it locks few tables while an older version serves. A migration whose tables are in use begins again,
 * for ten minutes at most.
 * @returns the names of the applied migrations
 * @throws {UnsuitableDatabaseError}
 */
export async function migrate(db: Db): Promise<string[]> {
  const applied: string[] = [];
  for (;;) {
    const next = await retryWhileInUse(() => db.transaction().execute(applyNextMigrations));
    if (next.length === 0) return applied;
    applied.push(...next);
  }
}

/** Applies the next migration. Nobody uses an empty database, so it is migrated all at once, which takes less time. */
async function applyNextMigrations(tx: Db): Promise<string[]> {
  await lockMigrations(tx);
  const pending = await findPendingMigrations(tx);
  if (pending.length === 0) return [];
  const isEmpty = pending.length === (await listMigrations()).length;
  await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(tx);
  return migrateWithin(tx, isEmpty ? undefined : pending[0]);
}

async function retryWhileInUse<Result>(work: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const isInUse = isLockTimeout(error) || isConflict(error);
      if (!isInUse || performance.now() - startedAt > GIVE_UP_AFTER_MS) throw error;
      await setTimeout(Math.random() * MAX_PAUSE_MS);
    }
  }
}

/**
 * Migrates within a transaction.
 * @param target the last migration to apply; without it, all
 * @throws {UnsuitableDatabaseError}
 */
export async function migrateWithin(tx: Db, target?: string): Promise<string[]> {
  // Locked here because Kysely creates its own tables before it takes its lock, and two servers that start on an empty
  // database would both create them.
  await lockMigrations(tx);
  await requireKnownMigrations(tx);
  await requireUnicode(tx);
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
 * With another encoding some texts would be refused, and others cut or compared by their bytes. Only a new database is
 * checked: one that is in use goes on as it is.
 * @throws {UnsuitableDatabaseError}
 */
async function requireUnicode(db: Db): Promise<void> {
  const { rows } = await sql<{ encoding: string; isNew: boolean }>`
    select getdatabaseencoding() as encoding, to_regclass('kysely_migration') is null as "isNew"`.execute(db);
  const { encoding, isNew } = rows[0]!;
  if (isNew && encoding !== 'UTF8')
    throw new UnsuitableDatabaseError(
      `The database has the encoding ${encoding}: create it with createdb --encoding UTF8 --template template0`,
    );
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
