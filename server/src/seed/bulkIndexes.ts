import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';

/** What slows down a large load: indexes without a constraint, and foreign keys. */
export interface DroppedIndexes {
  indexes: { name: string; definition: string }[];
  foreignKeys: { table: string; name: string; definition: string }[];
}

/** Drops indexes and foreign keys of the tables; returns how to restore them. */
export async function dropIndexes(db: Db, tables: readonly string[]): Promise<DroppedIndexes> {
  const { rows: indexes } = await sql<DroppedIndexes['indexes'][number]>`
    select index.relname as name, pg_get_indexdef(index.oid) as definition
    from pg_index join pg_class index on index.oid = indexrelid
    where indrelid = any(${tables}::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)
    order by index.relname`.execute(db);
  const { rows: foreignKeys } = await sql<DroppedIndexes['foreignKeys'][number]>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conrelid = any(${tables}::regclass[]) order by conname`.execute(
    db,
  );
  for (const { table, name } of foreignKeys)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(db);
  for (const { name } of indexes) await sql`drop index ${sql.table(name)}`.execute(db);
  return { indexes, foreignKeys };
}

export async function restoreIndexes(
  db: Db,
  { indexes, foreignKeys }: DroppedIndexes,
  onEach: (name: string) => void,
): Promise<void> {
  await sql`set local maintenance_work_mem = '512MB'`.execute(db);
  for (const { name, definition } of indexes) {
    await sql.raw(definition).execute(db);
    onEach(name);
  }
  for (const { table, name, definition } of foreignKeys)
    await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
      db,
    );
}
