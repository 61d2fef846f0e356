import pg from 'pg';
import {
  CamelCasePlugin,
  type Compilable,
  type CompiledQuery,
  type DatabaseConnection,
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
import {
  Connections,
  ConnectionsDriver,
  ENDED_BY_POSTGRES,
  LateConnection,
  STATEMENTS_MAX,
} from './connections.ts';
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
        ...ENDED_BY_POSTGRES,
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
      createAdapter: () => new LockedForOneTransaction(),
      createDriver: () => new ConnectionsDriver(connections),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    plugins: [new SnakeCaseNames()],
  });
  directly.set(db, { executeQuery: (query) => new LateConnection(connections).executeQuery(query) });
  return { db, close: () => connections.end() };
}

/** Single queries share connections, so a lock of a session would be another's to give back. */
class LockedForOneTransaction extends PostgresAdapter {
  override async acquireMigrationLock(db: Kysely<unknown>): Promise<void> {
    const { ofOlderVersions, migrations } = ADVISORY_LOCKS;
    await sql`
      select pg_advisory_xact_lock_shared(${sql.lit(ofOlderVersions)}),
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
  1184: isoMoment,
};

function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return PARSERS[oid] ?? pg.types.getTypeParser(oid, format as 'text');
}

/** `2026-11-20 07:42:00.12+00`, as PostgreSQL writes it in UTC, to `2026-11-20T07:42:00.120Z`. */
function isoMoment(text: string): string {
  const fraction = text.length > 22 ? text.slice(20, text.length - 3) : '';
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.padEnd(3, '0')}Z`;
}

/** Names are turned on the way in; on the way out the driver has given them their camelCase already. */
class SnakeCaseNames extends CamelCasePlugin {
  override async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result;
  }
}

type Direct = Pick<DatabaseConnection, 'executeQuery'>;

/**
 * The connection behind a database or transaction, for statements that are compiled already: Kysely lets the queries
 * of a transaction wait for each other, while a connection takes them one behind the other.
 */
const directly = new WeakMap<Db, Direct>();

/** Runs `act` in a transaction: committed when it ends, rolled back when it throws. */
export async function transaction<Result>(db: Db, act: (tx: Db) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    await tx.getExecutor().provideConnection(async (connection) => void directly.set(tx, connection));
    return act(tx);
  });
}

/** Stands for a parameter while a statement is built; the value comes with each call. */
class Placeholder {
  readonly key: string;
  constructor(key: string) {
    this.key = key;
  }
}

const placeholders = new Proxy({}, { get: (_, key) => new Placeholder(String(key)) });

/**
 * A query that is built and compiled once and then only given its values: what runs at every request.
 * Use each parameter as the value it stands for, and only where a value may stand.
 * @example const tagsOf = statement((db, p: { userId: number }) => db.selectFrom('userTags')…where('userId', '=', p.userId))
 */
export function statement<Params extends object, Row>(build: (db: Db, params: Params) => Compilable<Row>) {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db: Db, params: Params): Promise<Row[]> => {
    compiled ??= build(db, placeholders as Params).compile();
    const parameters = compiled.parameters.map((value) =>
      value instanceof Placeholder ? params[value.key as keyof Params] : value,
    );
    const query = { ...compiled, parameters };
    const { rows } = await (directly.get(db) ?? db).executeQuery<Row>(query);
    return rows as Row[];
  };
}

/** The same for a query whose text depends on a few choices (`shape`): compiled once for each of them. */
export function statementOf<Shape, Params extends object, Row>(
  build: (db: Db, shape: Shape, params: Params) => Compilable<Row>,
) {
  const known = new Map<string, ReturnType<typeof statement<Params, Row>>>();
  return (db: Db, shape: Shape, params: Params): Promise<Row[]> => {
    const key = JSON.stringify(shape);
    let query = known.get(key);
    if (query === undefined) {
      query = statement((of, at: Params) => build(of, shape, at));
      if (known.size < STATEMENTS_MAX) known.set(key, query);
    }
    return query(db, params);
  };
}
