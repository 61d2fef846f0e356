import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely';
import pg from 'pg';
import type { Connections } from './connections.ts';
import {
  corkUntil,
  destroySocket,
  isQueryTimeout,
  type Send,
  sendQuery,
  sendText,
  toTimeout,
} from './sendQuery.ts';
import { waitForDatabase } from './waitBudget.ts';

/** SQLSTATE of a statement that follows a failed one in its transaction. */
const IN_FAILED_TRANSACTION = '25P02';

/** Kysely's driver. It takes a connection from the pool only when a transaction begins. */
export class ConnectionsDriver implements Driver {
  readonly #connections: Connections;
  constructor(connections: Connections) {
    this.#connections = connections;
  }
  async init() {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return new LazyConnection(this.#connections);
  }
  beginTransaction(connection: DatabaseConnection, { isolationLevel }: TransactionSettings) {
    const level = isolationLevel === undefined ? '' : ` isolation level ${isolationLevel}`;
    return (connection as LazyConnection).begin(`begin${level}`);
  }
  commitTransaction(connection: DatabaseConnection) {
    return (connection as LazyConnection).end('commit');
  }
  rollbackTransaction(connection: DatabaseConnection) {
    return (connection as LazyConnection).end('rollback');
  }
  async releaseConnection(connection: DatabaseConnection) {
    (connection as LazyConnection).release();
  }
  destroy() {
    return this.#connections.end();
  }
}

/** A connection that is dedicated only while a transaction is open. */
export class LazyConnection implements DatabaseConnection {
  readonly #connections: Connections;
  #client: pg.PoolClient | undefined;
  #broken: Error | undefined;
  /** The error of the statement that failed last; the transaction fails with it. */
  #failed: pg.DatabaseError | undefined;
  constructor(connections: Connections) {
    this.#connections = connections;
  }

  /** Takes a connection of the pool, which no other query shares. */
  async take() {
    this.#client = await this.#connections.acquire();
  }

  async begin(text: string) {
    await this.take();
    this.#failed = undefined;
    corkUntil(process.nextTick, this.#client!);
    // Not awaited: the first query follows in the same write, and fails too if this fails.
    this.#client!.query(text).catch((error: Error) => (this.#broken = error));
  }

  async end(text: string) {
    // The connection is closed, which ends its transaction.
    if (this.#broken !== undefined && text === 'rollback') return;
    try {
      await this.#sendOwn(sendText(text));
    } catch (error) {
      this.#broken = error as Error;
      throw error;
    }
  }

  release() {
    // A connection whose transaction could not be ended must not be reused.
    if (this.#broken !== undefined) destroySocket(this.#client as unknown as pg.Client);
    this.#client?.release(this.#broken);
    this.#client = undefined;
  }

  async #send<Result>(send: Send<Result>): Promise<Result> {
    if (this.#client === undefined) return this.#connections.query(send);
    corkUntil(process.nextTick, this.#client);
    try {
      return await this.#sendOwn(send);
    } catch (error) {
      // After a timed-out query the connection is in the middle of an answer and cannot be reused.
      if (error instanceof Error && !('severity' in error)) this.#broken = error;
      throw this.#findCause(error);
    }
  }

  /**
   * The statements after a failed one fail too, with an error that does not say why. They may be awaited first, because
   * they are pipelined.
   */
  #findCause(error: unknown): unknown {
    if (!(error instanceof pg.DatabaseError)) return error;
    if (error.code === IN_FAILED_TRANSACTION) return this.#failed ?? error;
    this.#failed = error;
    return error;
  }

  /** Sends over the dedicated connection. */
  #sendOwn<Result>(send: Send<Result>): Promise<Result> {
    return waitForDatabase(async (leftMs) => {
      if (this.#broken !== undefined) throw this.#broken;
      const sentAt = performance.now();
      try {
        return await send(this.#client!, toTimeout(leftMs));
      } catch (error) {
        if (isQueryTimeout(error)) this.#connections.closeUnresponsive(sentAt);
        throw error;
      }
    });
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    // Several statements in one text (migrations) need the simple protocol, which has no statement names.
    if (query.parameters.length > 0 || !query.sql.includes(';')) return this.#send(sendQuery<Row>(query));
    await this.#send(sendText(query.sql));
    return { rows: [] };
  }

  streamQuery(): AsyncIterableIterator<QueryResult<never>> {
    throw new Error('Rows are not streamed: every list is paged');
  }
}

/** Runs each query on a connection of the pool, by itself. */
export const pooledExecutor = (connections: Connections) => ({
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const connection = new LazyConnection(connections);
    await connection.take();
    try {
      return await connection.executeQuery<Row>(query);
    } finally {
      connection.release();
    }
  },
});

/** Runs each query on a connection of its own; see `Connections.queryAlone`. */
export const aloneExecutor = (connections: Connections) => ({
  executeQuery: <Row>(query: CompiledQuery): Promise<QueryResult<Row>> =>
    connections.queryAlone(sendQuery<Row>(query)),
});
