import pg from 'pg';
import { corkUntil, destroySocket, isQueryTimeout, type Send, sendText, toTimeout } from './sendQuery.ts';
import {
  AbandonedRequest,
  getAbandonedSignal,
  waitForDatabase,
  withDeadline,
  withoutBudget,
} from './waitBudget.ts';

/** Number of connections that the single queries of all requests share, pipelined. */
const SHARED_CONNECTIONS = 4;
/** Number of connections for searches and deep lists, and so how many of these run at once. */
const SLOW_CONNECTIONS = 4;
/**
 * PostgreSQL's planner settings for searches and deep lists: a plan for the actual words and filters of each query,
 * assuming that indexes are in memory, without scanning whole tables, and on one core.
 */
const SLOW_PLANNING = {
  plan_cache_mode: 'force_custom_plan',
  random_page_cost: '1.1',
  enable_seqscan: 'off',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  work_mem: '16MB',
};

/**
 * PostgreSQL cancels a statement that takes too long before its request gives up. So the connection stays usable, and
 * queries of other requests behind it in the pipeline are answered.
 *
 * PostgreSQL may not notice for hours that a client or its network is gone. The idle timeout ends the client's
 * transaction and releases its locks. It must be longer than the statement timeout, which includes waiting for a lock:
 * otherwise a dead client's next statement would get the lock when the first one is ended, and hold it again.
 */
export const SERVER_TIMEOUTS = {
  statement_timeout: 3_000,
  idle_in_transaction_session_timeout: 7_000,
} as const;

type Settings = pg.ClientConfig & { pipeline: true };

/** How the connections are used now. */
export interface ConnectionUse {
  pool: {
    max: number;
    open: number;
    idle: number;
    /** Transactions that wait for a connection. */
    waiting: number;
  };
  shared: {
    open: number;
    /** Queries sent and not yet answered. */
    waiting: number;
  };
}

interface SharedConnection {
  client: pg.Client;
  /** Number of queries sent and not yet answered. */
  waiting: number;
  /** Time of the last answer, by performance.now(). */
  answeredAt: number;
}

/**
 * The connections to PostgreSQL. Single queries are pipelined over a few shared connections, so queries of concurrent
 * requests go out in one write. A transaction gets a connection of the pool to itself.
 */
export class Connections {
  readonly #pool: pg.Pool;
  readonly #slowPool: pg.Pool;
  readonly #settings: Settings;
  readonly #max: number;
  readonly #shared: (Promise<SharedConnection> | undefined)[] = Array.from(
    { length: SHARED_CONNECTIONS },
    () => undefined,
  );
  readonly #open = new Set<SharedConnection>();
  /** The pools' idle clients. */
  readonly #idle = new Set<pg.PoolClient>();

  constructor(settings: Settings, max: number) {
    this.#settings = settings;
    this.#max = max;
    // Idle connections stay open: a timer at each return to the pool costs more than an idle connection.
    this.#pool = this.#openPool({ ...settings, max });
    const planning = Object.entries(SLOW_PLANNING).map(([name, value]) => `-c ${name}=${value}`);
    const options = [settings.options ?? '', ...planning].join(' ');
    this.#slowPool = this.#openPool({ ...settings, options, max: SLOW_CONNECTIONS });
  }

  #openPool(settings: pg.PoolConfig): pg.Pool {
    const pool = new pg.Pool({ ...settings, idleTimeoutMillis: 0 });
    // The pool replaces an idle connection that breaks; without a listener the process would exit.
    pool.on('error', () => {});
    // The pool only listens while a connection is idle. A connection that breaks in use also fails its query.
    pool.on('connect', (client) => client.on('error', () => {}));
    pool.on('release', (_, client) => this.#idle.add(client));
    pool.on('acquire', (client) => this.#idle.delete(client));
    pool.on('remove', (client) => this.#idle.delete(client));
    return pool;
  }

  get use(): ConnectionUse {
    const { totalCount: open, idleCount: idle, waitingCount } = this.#pool;
    let waiting = 0;
    for (const shared of this.#open) waiting += shared.waiting;
    return {
      pool: { max: this.#max, open, idle, waiting: waitingCount },
      shared: { open: this.#open.size, waiting },
    };
  }

  /** Sends a query over the shared connection with the fewest unanswered queries. */
  query<Result>(send: Send<Result>): Promise<Result> {
    return waitForDatabase(async (leftMs) => {
      const found = this.#leastBusy();
      const shared = found instanceof Promise ? await withDeadline(leftMs, found) : found;
      const sentAt = performance.now();
      shared.waiting += 1;
      // Corked for one turn of the event loop, so that concurrent queries go out in one write.
      corkUntil(setImmediate, shared.client);
      try {
        return await send(shared.client, toTimeout(leftMs));
      } catch (error) {
        if (isQueryTimeout(error)) this.closeUnresponsive(sentAt);
        throw error;
      } finally {
        shared.waiting -= 1;
        shared.answeredAt = performance.now();
      }
    });
  }

  /**
   * Sends a query that may take long over a connection of its own, so that no other query waits behind it. When the
   * client of the request disconnects, PostgreSQL is told to cancel it.
   */
  async queryAlone<Result>(send: Send<Result>): Promise<Result> {
    const abandoned = getAbandonedSignal();
    const isAbandoned = () => abandoned?.aborted === true;
    const client = await this.acquire(this.#slowPool);
    if (isAbandoned()) {
      client.release();
      throw new AbandonedRequest();
    }
    const cancel = () => void this.#cancel(client);
    abandoned?.addEventListener('abort', cancel);
    let broken: Error | undefined;
    try {
      return await waitForDatabase((leftMs) => send(client, toTimeout(leftMs)));
    } catch (error) {
      if (isAbandoned()) throw new AbandonedRequest();
      if (!(error instanceof Error && 'severity' in error)) broken = error as Error;
      throw error;
    } finally {
      abandoned?.removeEventListener('abort', cancel);
      // The cancellation may arrive later, when another query would use the connection.
      if (isAbandoned()) broken = new AbandonedRequest();
      client.release(broken);
    }
  }

  /** Best effort: the statement timeout ends the query too. */
  #cancel(client: pg.PoolClient): Promise<unknown> {
    const { processID } = client as unknown as { processID: number };
    return withoutBudget(() =>
      this.query(sendText('select pg_cancel_backend($1)', [processID])).catch(() => {}),
    );
  }

  /** A dedicated connection; the caller releases it. */
  acquire(pool = this.#pool): Promise<pg.PoolClient> {
    return waitForDatabase(async (leftMs) => {
      const connecting = pool.connect();
      try {
        return await withDeadline(leftMs, connecting);
      } catch (error) {
        // The connection may still open after the caller has given up.
        connecting.then(
          (client) => client.release(),
          () => {},
        );
        throw error;
      }
    });
  }

  /**
   * Called after a query has timed out. If the network is gone, the other connections are dead too, but each would show
   * it only at its next query. Closes idle connections and those that have not answered since.
   * @param since when the query was sent, by performance.now()
   */
  closeUnresponsive(since: number): void {
    for (const { client, answeredAt } of this.#open) if (answeredAt < since) destroySocket(client);
    for (const client of this.#idle) destroySocket(client as unknown as pg.Client);
  }

  #leastBusy(): Promise<SharedConnection> | SharedConnection {
    let best: SharedConnection | undefined;
    for (const shared of this.#open) if (best === undefined || shared.waiting < best.waiting) best = shared;
    if (best !== undefined && (best.waiting === 0 || this.#open.size === SHARED_CONNECTIONS)) return best;
    const free = this.#shared.indexOf(undefined);
    if (free < 0) return best ?? this.#shared[0]!;
    const connecting = this.#connect(free);
    // The callers get the error; without any, it would be an unhandled rejection.
    connecting.catch(() => {});
    this.#shared[free] = connecting;
    return best ?? connecting;
  }

  async #connect(at: number): Promise<SharedConnection> {
    const client = new pg.Client(this.#settings);
    const shared: SharedConnection = { client, waiting: 0, answeredAt: Infinity };
    let isForgotten = false;
    const forget = () => {
      // Runs for 'error' and 'end'; by the second, another connection may use the slot.
      if (isForgotten) return;
      isForgotten = true;
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
    shared.answeredAt = performance.now();
    this.#open.add(shared);
    return shared;
  }

  async end(): Promise<void> {
    await Promise.allSettled([
      this.#pool.end(),
      this.#slowPool.end(),
      ...[...this.#open].map(({ client }) => client.end()),
    ]);
  }
}
