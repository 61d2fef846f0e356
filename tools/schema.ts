// npm run schema: writes server/schema.sql and server/src/platform/database/tables.ts from a freshly migrated database.
import { readFile, writeFile } from 'node:fs/promises';
import pg from 'pg';
import { migrate } from '../server/src/platform/database/migrate.ts';
import { openDatabase } from '../server/src/platform/database/database.ts';
import { startTestCluster } from './testDatabase.ts';

interface Column {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
  fallback: string | null;
  identity: string;
  /** 's' for a generated stored column. */
  generated: string;
}

/** The current tables as two texts: SQL for reading, and types for the queries. */
async function renderSchema(url: string): Promise<{ sql: string; types: string }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const ours = `n.nspname = 'public' and c.relname not like 'kysely%'`;
    const columns = await client.query<Column>(`
      select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
        not a.attnotnull as nullable, pg_get_expr(d.adbin, d.adrelid) as fallback, a.attidentity as identity,
        a.attgenerated as generated
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
        left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where ${ours} and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      order by c.relname, a.attnum`);
    const constraints = await client.query<{ table: string; name: string; definition: string }>(`
      select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      where ${ours} and k.contype <> 'n' order by c.relname, k.contype desc, k.conname`);
    const indexes = await client.query<{ table: string; definition: string }>(`
      select c.relname as table, pg_get_indexdef(i.indexrelid) as definition
      from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
        join pg_class x on x.oid = i.indexrelid
      where ${ours} and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
      order by c.relname, x.relname`);
    const triggers = await client.query<{ table: string; definition: string }>(`
      select c.relname as table, pg_get_triggerdef(t.oid) as definition
      from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
      where ${ours} and not t.tgisinternal order by c.relname, t.tgname`);
    const functions = await client.query<{ definition: string }>(`
      select pg_get_functiondef(p.oid) as definition
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'public' and p.prolang <> (select oid from pg_language where lanname = 'c')
      order by p.proname`);
    const views = await client.query<{ view: string; definition: string }>(`
      select c.relname as view, pg_get_viewdef(c.oid) as definition
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where ${ours} and c.relkind = 'v' order by c.relname`);
    const tables = Map.groupBy(columns.rows, (row) => row.table);
    const checks = Map.groupBy(constraints.rows, (row) => row.table);
    const indexed = Map.groupBy([...indexes.rows, ...triggers.rows], (row) => row.table);
    return {
      sql: [
        ...[...tables].map(([name, tableColumns]) =>
          tableSql(name, tableColumns, checks.get(name), indexed.get(name)),
        ),
        ...views.rows.map(({ view, definition }) => `create view ${view} as\n${definition}\n`),
        ...functions.rows.map(({ definition }) => `${definition.trim().replace(' public.', ' ')};\n`),
      ].join('\n'),
      types: renderTypes(tables, checks),
    };
  } finally {
    await client.end();
  }
}

function tableSql(
  name: string,
  columns: Column[],
  constraints: { name: string; definition: string }[] = [],
  indexesAndTriggers: { definition: string }[] = [],
): string {
  const lines = columns.map(({ column, type, nullable, fallback, identity, generated }) =>
    [
      `  ${column} ${type}`,
      identity !== '' && 'generated always as identity',
      !nullable && 'not null',
      fallback !== null &&
        (generated === 's' ? `generated always as (${fallback}) stored` : `default ${fallback}`),
    ]
      .filter(Boolean)
      .join(' '),
  );
  const rules = constraints.map((rule) => `  constraint ${rule.name} ${rule.definition}`);
  const statements = indexesAndTriggers.map(
    ({ definition }) => `${definition.replace(' ON public.', ' ON ')};`,
  );
  return [`create table ${name} (`, [...lines, ...rules].join(',\n'), ');', ...statements, ''].join('\n');
}

function renderTypes(tables: Map<string, Column[]>, checks: Map<string, { definition: string }[]>): string {
  const parts = [...tables].map(([name, columns]) => {
    const rules = checks.get(name) ?? [];
    const fields = columns.map((column) => `    ${camel(column.column)}: ${columnType(column, rules)};`);
    return `  ${camel(name)}: {\n${fields.join('\n')}\n  };`;
  });
  return `// Written by \`npm run schema\` from the migrations.
import type { ColumnType, GeneratedAlways } from 'kysely';

/** A moment: read as ISO 8601 text in UTC, written as such or as an Instant. */
type Moment = ColumnType<string, string | Temporal.Instant, string | Temporal.Instant>;
type NullableMoment = ColumnType<
  string | null,
  string | Temporal.Instant | null | undefined,
  string | Temporal.Instant | null
>;
/** A value with a default in the database. */
type Defaulted<Value> = ColumnType<Value, Value | undefined, Value>;
/** JSON: read parsed, written as text. */
type Json = ColumnType<unknown, string | null | undefined, string | null>;

export interface Tables {
${parts.join('\n')}
}
`;
}

function columnType(
  { column, type, nullable, fallback, identity, generated }: Column,
  rules: { definition: string }[],
): string {
  if (identity !== '') return 'GeneratedAlways<number>';
  if (generated !== '') return `GeneratedAlways<${plainType(type)}>`;
  if (type.startsWith('timestamp')) return nullable ? 'NullableMoment' : 'Moment';
  if (type === 'jsonb') return 'Json';
  const value = toUnion(column, rules) ?? plainType(type);
  if (nullable) return `${value} | null`;
  return fallback === null ? value : `Defaulted<${value}>`;
}

/** Turns a check of the form `column in ('A', 'B')` or `column in (1, 2)` into a union type. */
function toUnion(column: string, rules: { definition: string }[]): string | undefined {
  // A name that is also an SQL keyword (interval) is quoted.
  const names = [column, `"${column}"`];
  const rule = rules.find(({ definition }) =>
    names.some((name) => definition.startsWith(`CHECK ((${name} = ANY (ARRAY[`)),
  );
  if (rule === undefined) return undefined;
  const list = rule.definition.slice(rule.definition.indexOf('[') + 1, rule.definition.indexOf(']'));
  return list
    .split(', ')
    .map((value) => value.replace('::text', ''))
    .join(' | ');
}

function plainType(type: string): string {
  if (type.endsWith('[]')) return `${plainType(type.slice(0, -2))}[]`;
  if (['bigint', 'integer', 'real', 'double precision'].includes(type)) return 'number';
  if (type === 'boolean') return 'boolean';
  if (type === 'bytea') return 'Buffer';
  return 'string';
}

const camel = (name: string) =>
  name.replaceAll(/(?<=[a-z0-9])_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const FILES = {
  sql: new URL('../server/schema.sql', import.meta.url),
  types: new URL('../server/src/platform/database/tables.ts', import.meta.url),
};

async function schemaOfMigrations(): Promise<{ sql: string; types: string }> {
  const cluster = await startTestCluster();
  try {
    const { db, close } = openDatabase(cluster.url);
    try {
      await migrate(db);
    } finally {
      await close();
    }
    return await renderSchema(cluster.url);
  } finally {
    await cluster.stop();
  }
}

/** The files that differ from what the migrations produce, as text; empty if none. */
export async function findSchemaProblems(): Promise<string> {
  const expected = await schemaOfMigrations();
  const isSame = {
    sql: (await readFile(FILES.sql, 'utf8')) === expected.sql,
    types: (await readFile(FILES.types, 'utf8')) === expected.types,
  };
  return [
    !isSame.sql && 'server/schema.sql is not what the migrations make: npm run schema',
    !isSame.types && 'server/src/platform/database/tables.ts is not what the migrations make: npm run schema',
  ]
    .filter(Boolean)
    .join('\n');
}

if (import.meta.main) {
  const { sql, types } = await schemaOfMigrations();
  await writeFile(FILES.sql, sql);
  await writeFile(FILES.types, types);
}
