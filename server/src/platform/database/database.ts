import pg from 'pg';
import {
  CamelCasePlugin,
  type CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type PluginTransformResultArgs,
  type PostgresPoolClient,
  type QueryResult,
  sql,
  type UnknownRow,
} from 'kysely';
import { ADVISORY_LOCKS } from './advisoryLocks.ts';
import { Connections, type ConnectionUse, SERVER_TIMEOUTS } from './connections.ts';
import { aloneExecutor, ConnectionsDriver, LazyConnection, pooledExecutor } from './connectionsDriver.ts';
import type { Tables } from './tables.ts';

/** The database or a transaction. Tables and columns are camelCase here and snake_case in SQL. */
export type Db = Kysely<Tables>;

/** Connect timeout, after which the database counts as unavailable. */
const CONNECT_MS = 3_000;

/** An open pool, with what metrics and the shutdown need of it. */
export interface Database {
  db: Db;
  connectionUse(): ConnectionUse;
  /** Closes every connection. */
  close(): Promise<void>;
}

/**
 * Opens a pool on PostgreSQL. Rows have camelCase keys; a bigint is a number, a timestamptz an ISO 8601 string in UTC
 * (`2026-11-20T07:42:00.000Z`), a date and a time are strings.
 * @param queryTimeoutMs after which an unresponsive database counts as unavailable
 */
export function openDatabase(url: string, { max = 20, queryTimeoutMs = 5_000 } = {}): Database {
  const connections = new Connections(
    {
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      ...(queryTimeoutMs > 0 && {
        query_timeout: queryTimeoutMs,
        ...SERVER_TIMEOUTS,
      }),
      keepAlive: true,
      options: '-c TimeZone=UTC',
      types: { getTypeParser },
      pipeline: true,
    },
    max,
  );
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new TransactionLockAdapter(),
      createDriver: () => new ConnectionsDriver(connections),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    plugins: [new SnakeCasePlugin()],
  });
  executors.set(db, { executeQuery: (query) => new LazyConnection(connections).executeQuery(query) });
  const ownConnectionDb = db.withTables<{}>() as Db;
  executors.set(ownConnectionDb, aloneExecutor(connections));
  ownConnectionDbs.set(db, ownConnectionDb);
  const pooledDb = db.withTables<{}>() as Db;
  executors.set(pooledDb, pooledExecutor(connections));
  pooledConnectionDbs.set(db, pooledDb);
  return { db, connectionUse: () => connections.use, close: () => connections.end() };
}

/** The parsers for column values, for clients that are opened elsewhere. */
export const COLUMN_TYPES: pg.CustomTypesConfig = { getTypeParser };

/** A database on a client that the caller opened with COLUMN_TYPES. */
export function openOnClient(client: pg.Client): Db {
  const connection = { query: client.query.bind(client), release() {} } as PostgresPoolClient;
  return new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: { connect: async () => connection, end: async () => {}, options: {} },
    }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

/** Keeps other processes from migrating until the transaction ends. */
export async function lockMigrations<Schema>(db: Kysely<Schema>): Promise<void> {
  const { legacy, migrations } = ADVISORY_LOCKS;
  await sql`
    select pg_advisory_xact_lock_shared(${sql.lit(legacy)}),
      pg_advisory_xact_lock(${sql.lit(migrations)})`.execute(db);
}

/** Single queries share connections, so session-level locks could be released by another request. */
class TransactionLockAdapter extends PostgresAdapter {
  override acquireMigrationLock(db: Kysely<unknown>): Promise<void> {
    return lockMigrations(db);
  }
  override async releaseMigrationLock(): Promise<void> {}
}

const PARSERS: Record<number, (text: string) => unknown> = {
  20: Number,
  1700: Number,
  1016: (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number)),
  1082: String,
  1083: String,
  1184: parseTimestamp,
};

function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return PARSERS[oid] ?? pg.types.getTypeParser(oid, format as 'text');
}

/** `2026-11-20 07:42:00.12+00`, as PostgreSQL writes it in UTC, to `2026-11-20T07:42:00.120Z`. */
function parseTimestamp(text: string): string {
  const fraction = text.length > 22 ? text.slice(20, text.length - 3) : '';
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.padEnd(3, '0')}Z`;
}

/** Converts names in queries only; the driver has already converted the names in results. */
class SnakeCasePlugin extends CamelCasePlugin {
  override async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result;
  }
}

interface Executor {
  executeQuery<Row>(query: CompiledQuery<Row>): Promise<QueryResult<Row>>;
}

const executors = new WeakMap<Db, Executor>();

/**
 * Runs compiled queries on a database or transaction without Kysely, which would serialize the queries of a
 * transaction; a connection pipelines them.
 */
export const executorOf = (db: Db): Executor => executors.get(db) ?? db;

const ownConnectionDbs = new WeakMap<Db, Db>();

/**
 * For a `statement` that may take long. It runs on a connection of its own, so that queries of other requests do not
 * wait behind it, with a plan for its values, and is cancelled when the client disconnects. In a transaction it runs on
 * the transaction's connection.
 */
export const onOwnConnection = (db: Db): Db => ownConnectionDbs.get(db) ?? db;

const pooledConnectionDbs = new WeakMap<Db, Db>();

/**
 * For a `statement` that may wait for locks or for the disk, such as one that writes. It runs on a connection of the
 * pool, so that queries of other requests do not wait behind it. In a transaction it runs on the transaction's
 * connection.
 */
export const onPooledConnection = (db: Db): Db => pooledConnectionDbs.get(db) ?? db;

/** Runs `act` in a transaction: commits when it resolves, rolls back when it throws. */
export async function transaction<Result>(db: Db, act: (tx: Db) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    await tx.getExecutor().provideConnection(async (connection) => void executors.set(tx, connection));
    return act(tx);
  });
}
