import pg from 'pg';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely';
import { camelCase } from '#contract/wire.ts';

/** Past this many different texts a query is sent unprepared: each one is kept by every connection. */
export const STATEMENTS_MAX = 1_000;
/** Single queries of all requests travel over these, one behind the other without waiting. */
const SHARED = 4;

type Settings = pg.ClientConfig & { pipeline: true };

interface Shared {
  client: pg.Client;
  /** Sent and not yet answered. */
  waiting: number;
}

/**
 * The connections to PostgreSQL. A single query takes one of a few shared connections and does not wait for the
 * answers before it, so what many requests ask at a time goes out in one write; a transaction has a connection of
 * the pool to itself.
 */
export class Connections {
  readonly pool: pg.Pool;
  readonly #settings: Settings;
  readonly #shared: (Promise<Shared> | undefined)[] = Array.from({ length: SHARED }, () => undefined);
  readonly #open = new Set<Shared>();

  constructor(settings: Settings, max: number) {
    this.#settings = settings;
    // Kept open: a timer at each return to the pool costs more than an idle connection.
    this.pool = new pg.Pool({ ...settings, max, idleTimeoutMillis: 0 });
    // An idle connection that breaks is replaced by the pool; without a listener the process would end.
    this.pool.on('error', () => {});
  }

  /** Sends a query over the shared connection that waits for the fewest answers. */
  async query(query: pg.QueryConfig): Promise<pg.QueryArrayResult> {
    const shared = await this.#leastBusy();
    shared.waiting += 1;
    // One turn of the event loop: what the requests of this moment ask goes out together.
    corkUntil(setImmediate, shared.client);
    try {
      return (await shared.client.query(query)) as unknown as pg.QueryArrayResult;
    } finally {
      shared.waiting -= 1;
    }
  }

  #leastBusy(): Promise<Shared> | Shared {
    let best: Shared | undefined;
    for (const shared of this.#open) if (best === undefined || shared.waiting < best.waiting) best = shared;
    if (best !== undefined && (best.waiting === 0 || this.#open.size === SHARED)) return best;
    const free = this.#shared.indexOf(undefined);
    if (free < 0) return best ?? this.#shared[0]!;
    this.#shared[free] = this.#connect(free);
    return best ?? this.#shared[free];
  }

  async #connect(at: number): Promise<Shared> {
    const client = new pg.Client(this.#settings);
    const shared: Shared = { client, waiting: 0 };
    const forget = () => {
      this.#open.delete(shared);
      this.#shared[at] = undefined;
    };
    client.on('error', forget);
    client.on('end', forget);
    try {
      await client.connect();
    } catch (error) {
      forget();
      throw error;
    }
    this.#open.add(shared);
    return shared;
  }

  async end(): Promise<void> {
    await Promise.allSettled([this.pool.end(), ...[...this.#open].map(({ client }) => client.end())]);
  }
}

const corked = new WeakSet<pg.ClientBase>();

/** What is asked before `later` comes leaves in one write. */
function corkUntil(later: (act: () => void) => void, client: pg.ClientBase): void {
  if (corked.has(client)) return;
  const { stream } = (client as pg.Client).connection;
  corked.add(client);
  stream.cork();
  later(() => {
    corked.delete(client);
    stream.uncork();
  });
}

/** What Kysely asks of a database: here a connection is only taken once a transaction begins. */
export class ConnectionsDriver implements Driver {
  readonly #connections: Connections;
  constructor(connections: Connections) {
    this.#connections = connections;
  }
  async init() {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return new LateConnection(this.#connections);
  }
  beginTransaction(connection: DatabaseConnection, { isolationLevel }: TransactionSettings) {
    const level = isolationLevel === undefined ? '' : ` isolation level ${isolationLevel}`;
    return (connection as LateConnection).begin(`begin${level}`);
  }
  commitTransaction(connection: DatabaseConnection) {
    return (connection as LateConnection).end('commit');
  }
  rollbackTransaction(connection: DatabaseConnection) {
    return (connection as LateConnection).end('rollback');
  }
  async releaseConnection(connection: DatabaseConnection) {
    (connection as LateConnection).release();
  }
  destroy() {
    return this.#connections.end();
  }
}

interface Statement {
  name: string | undefined;
  columns: string[] | undefined;
}

const statements = new Map<string, Statement>();

function statementOf(text: string): Statement {
  let known = statements.get(text);
  if (known === undefined) {
    known = { name: undefined, columns: undefined };
    if (statements.size < STATEMENTS_MAX) {
      known.name = `s${statements.size}`;
      statements.set(text, known);
    }
  }
  return known;
}

/** A connection that is of one's own only while a transaction is open. */
export class LateConnection implements DatabaseConnection {
  readonly #connections: Connections;
  #client: pg.PoolClient | undefined;
  #broken: Error | undefined;
  constructor(connections: Connections) {
    this.#connections = connections;
  }

  async begin(text: string) {
    this.#client = await this.#connections.pool.connect();
    corkUntil(process.nextTick, this.#client);
    // Not waited for: the first query follows in the same write, and fails with it if it fails.
    this.#client.query(text).catch((error: Error) => (this.#broken = error));
  }

  async end(text: string) {
    await this.#client!.query(text).catch((error: Error) => {
      this.#broken = error;
      throw error;
    });
  }

  release() {
    // A connection whose transaction could not be ended must not serve anyone else.
    this.#client?.release(this.#broken);
    this.#client = undefined;
  }

  async #send(query: pg.QueryConfig): Promise<pg.QueryArrayResult> {
    if (this.#client === undefined) return this.#connections.query(query);
    corkUntil(process.nextTick, this.#client);
    try {
      return (await this.#client.query(query)) as unknown as pg.QueryArrayResult;
    } catch (error) {
      // A query that timed out leaves its connection in the middle of an answer.
      if (error instanceof Error && !('severity' in error)) this.#broken = error;
      throw error;
    }
  }

  async executeQuery<Row>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    // Several statements in one text (migrations) go by the simple protocol, which takes no name.
    if (parameters.length === 0 && text.includes(';')) {
      await this.#send({ text });
      return { rows: [] };
    }
    const statement = statementOf(text);
    const query: pg.QueryArrayConfig = { text, values: parameters.map(wireValue), rowMode: 'array' };
    if (statement.name !== undefined) query.name = statement.name;
    const result = await this.#send(query);
    statement.columns ??= result.fields.map((field) => camelCase(field.name));
    const { columns } = statement;
    const rows = result.rows.map((values: unknown[]) => rowOf(columns, values)) as Row[];
    return { rows, numAffectedRows: BigInt(result.rowCount ?? 0) };
  }

  streamQuery(): AsyncIterableIterator<QueryResult<never>> {
    throw new Error('Rows are not streamed: every list is paged');
  }
}

function rowOf(columns: readonly string[], values: readonly unknown[]) {
  const row: Record<string, unknown> = {};
  for (let i = 0; i < columns.length; i++) row[columns[i]!] = values[i];
  return row;
}

const wireValue = (value: unknown) => (value instanceof Temporal.Instant ? value.toString() : value);
