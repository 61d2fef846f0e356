import pg from 'pg';
import {
  CamelCasePlugin,
  type CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type PluginTransformResultArgs,
  type QueryResult,
  sql,
  type UnknownRow,
} from 'kysely';
import { ADVISORY_LOCKS } from './advisoryLocks.ts';
import { Connections, ConnectionsDriver, SERVER_TIMEOUTS, LazyConnection } from './connections.ts';
import type { Tables } from './tables.ts';

/** The database or a transaction on it. Tables and columns are named in camelCase here, snake_case in SQL. */
export type Db = Kysely<Tables>;

/** A database that does not take a connection in this time is not there. */
const CONNECT_MS = 3_000;

export interface Database {
  db: Db;
  /** Ends every connection. */
  close(): Promise<void>;
}

/**
 * Opens a pool on PostgreSQL. Rows come back with camelCase keys; a bigint is a number, a timestamptz an ISO 8601
 * string in UTC (`2026-11-20T07:42:00.000Z`), a date and a time their text.
 * @param queryTimeoutMs after which a silent database counts as gone
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
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    plugins: [new SnakeCasePlugin()],
  });
  executors.set(db, { executeQuery: (query) => new LazyConnection(connections).executeQuery(query) });
  return { db, close: () => connections.end() };
}

/** Single queries share connections, so a lock of a session would be another's to give back. */
class TransactionLockAdapter extends PostgresAdapter {
  override async acquireMigrationLock(db: Kysely<unknown>): Promise<void> {
    const { legacy, migrations } = ADVISORY_LOCKS;
    await sql`
      select pg_advisory_xact_lock_shared(${sql.lit(legacy)}),
        pg_advisory_xact_lock(${sql.lit(migrations)})`.execute(db);
  }
  override async releaseMigrationLock(): Promise<void> {}
}

const PARSERS: Record<number, (text: string) => unknown> = {
  20: Number,
  1700: Number,
  1016: (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number)),
  1082: String,
  1083: String,
  1184: toIsoMoment,
};

function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return PARSERS[oid] ?? pg.types.getTypeParser(oid, format as 'text');
}

/** `2026-11-20 07:42:00.12+00`, as PostgreSQL writes it in UTC, to `2026-11-20T07:42:00.120Z`. */
function toIsoMoment(text: string): string {
  const fraction = text.length > 22 ? text.slice(20, text.length - 3) : '';
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.padEnd(3, '0')}Z`;
}

/** Names are turned on the way in; on the way out the driver has given them their camelCase already. */
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
 * Runs compiled queries on a database or transaction, past Kysely: it lets the queries of a transaction wait for each
 * other, while a connection takes them one behind the other.
 */
export const executorOf = (db: Db): Executor => executors.get(db) ?? db;

/** Runs `act` in a transaction: committed when it ends, rolled back when it throws. */
export async function transaction<Result>(db: Db, act: (tx: Db) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    await tx.getExecutor().provideConnection(async (connection) => void executors.set(tx, connection));
    return act(tx);
  });
}
