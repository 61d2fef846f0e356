import type pg from 'pg';
import { quoteName } from './snapshotTables.ts';

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Loads tables in any order: without foreign keys, which are added again and checked afterwards, and without triggers,
 * because the rows that they wrote are in the backup. Needs no superuser.
 */
export async function withoutConstraints(
  client: pg.Client,
  tables: readonly string[],
  load: () => Promise<void>,
): Promise<void> {
  const { rows: foreignKeys } = await client.query<ForeignKey>(
    `select n.nspname || '.' || c.relname as table, quote_ident(k.conname) as name,
       pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and n.nspname || '.' || c.relname = any ($1) order by 1, 2`,
    [tables],
  );
  for (const table of tables) await client.query(`alter table ${quoteName(table)} disable trigger user`);
  for (const { table, name } of foreignKeys)
    await client.query(`alter table ${quoteName(table)} drop constraint ${name}`);
  await load();
  for (const { table, name, definition } of foreignKeys)
    await client.query(`alter table ${quoteName(table)} add constraint ${name} ${definition}`);
  for (const table of tables) await client.query(`alter table ${quoteName(table)} enable trigger user`);
}
