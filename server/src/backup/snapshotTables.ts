import { createHash } from 'node:crypto';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { splitIntoPieces } from './pieces.ts';
import type { Contents, TableContents } from './manifest.ts';

/** A table, with an order of its rows that is the same in every database. */
export interface Table {
  /** `schema.table`. */
  name: string;
  /** Without those that are generated. */
  columns: string[];
  order: string;
}

/** The product's own tables, and those of the simulated gateway. */
const SCHEMAS = ['public', 'simulated_gateway'];
const PIECE_BYTES = 1_048_576;

/** The order is by the primary key, texts by their bytes, because other orders depend on the operating system. */
const TABLES = `
  select n.nspname || '.' || c.relname as name,
    (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    coalesce(
      (select string_agg(quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end, ', '
          order by k.place)
        from pg_index i cross join lateral unnest(i.indkey::int2[]) with ordinality as k (attnum, place)
          join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary),
      quote_ident(c.relname) || '::text collate "C"') as order
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname = any ($1) and c.relname not like 'kysely%'
  order by n.nspname, c.relname`;

export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(TABLES, [SCHEMAS]);
  return rows;
}

/** `"schema"."table"`. */
export const quoteName = (name: string): string => name.split('.').map(pg.escapeIdentifier).join('.');

export const quoteColumns = (columns: readonly string[]): string =>
  columns.map(pg.escapeIdentifier).join(', ');

/** Reads a table piece by piece, and counts and hashes it. */
export async function readTable(
  client: pg.Client,
  { name, columns, order }: Table,
  onPiece: (piece: Buffer, number: number) => Promise<void> | void = () => {},
): Promise<TableContents> {
  const hash = createHash('sha256');
  const stream = client.query(
    copyTo(`copy (select ${quoteColumns(columns)} from ${quoteName(name)} order by ${order}) to stdout`),
  );
  let bytes = 0;
  let number = 0;
  for await (const piece of splitIntoPieces(stream, PIECE_BYTES)) {
    hash.update(piece);
    bytes += piece.length;
    number += 1;
    await onPiece(piece, number);
  }
  return { rows: stream.rowCount, bytes, hash: hash.digest('hex') };
}

export async function readSequences(client: pg.Client): Promise<Contents['sequences']> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `select schemaname || '.' || sequencename as name, last_value::text as last from pg_sequences
     where schemaname = any ($1) order by 1`,
    [SCHEMAS],
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

export async function readMigrations(client: pg.Client): Promise<string[]> {
  const { rows: known } = await client.query(
    `select from pg_tables where schemaname = 'public' and tablename = 'kysely_migration'`,
  );
  if (known.length === 0) return [];
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
}
