import pg from 'pg';
import { ADVISORY_LOCKS } from '../database/advisoryLocks.ts';
import { COLUMN_TYPES } from '../database/database.ts';
import { toApplicationName } from '../instances.ts';
import { type EventRow, numberEvents } from './numbering.ts';

const { numberingElection } = ADVISORY_LOCKS;

/** How often the elected instance shows that it is alive, and the others try to be elected. */
const BEAT_MS = 1_000;
/**
 * PostgreSQL closes the connection of an instance that has been silent for this long, as when its process is stopped or
 * its network is gone; the lock is free then. With a beat and a query this is within 5 s.
 */
const SILENCE_MS = 3_000;
const CONNECT_MS = 2_000;
/** Only instances of older versions, which have no election, hold a lock that a statement here can wait for. */
const STATEMENT_MS = 3_000;
const QUERY_MS = 4_000;

interface Options {
  databaseUrl: string;
  instanceId: string;
  /** Called at each beat while elected. */
  onBeat: () => void;
  /** Called when another instance may be elected. */
  onRelease: () => void;
}

/**
 * Elects the one instance on a database that numbers events, by an advisory lock on the connection that does the
 * numbering. An instance that loses the lock has lost that connection, so it cannot write any more numbers.
 */
export class EventNumberer {
  readonly #options: Options;
  #client: pg.Client | undefined;
  #isElected = false;
  #beating: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
  }

  get isElected(): boolean {
    return this.#isElected;
  }

  /** Awaits the first attempt; without a database it is repeated. */
  async start(): Promise<void> {
    this.#timer = setInterval(() => void this.tryNow(), BEAT_MS);
    await this.tryNow();
  }

  /** @returns the events numbered now, in order; none where another instance numbers them */
  async number(): Promise<EventRow[]> {
    const client = this.#client;
    if (client === undefined || !this.#isElected) return [];
    try {
      return await numberEvents(client);
    } catch (error) {
      this.#closeUnlessAnswered(client, error);
      throw error;
    }
  }

  /** Tries to be elected, or shows that this instance still is. */
  tryNow(): Promise<void> {
    return (this.#beating ??= this.#beat().finally(() => (this.#beating = undefined)));
  }

  async #beat(): Promise<void> {
    const client = (this.#client ??= await this.#connect());
    if (client === undefined) return;
    try {
      if (this.#isElected) await client.query('select 1');
      else {
        const { rows } = await client.query<{ taken: boolean }>(
          `select pg_try_advisory_lock(${numberingElection}) as taken`,
        );
        this.#isElected = rows[0]!.taken && this.#client === client;
      }
    } catch (error) {
      this.#closeUnlessAnswered(client, error);
    }
    if (this.#isElected && !this.#isClosed) this.#options.onBeat();
  }

  /** @returns undefined where there is no database; the next beat tries again */
  async #connect(): Promise<pg.Client | undefined> {
    const client = new pg.Client({
      connectionString: this.#options.databaseUrl,
      application_name: toApplicationName(this.#options.instanceId),
      options: `-c TimeZone=UTC -c idle_session_timeout=${SILENCE_MS}`,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
      statement_timeout: STATEMENT_MS,
      query_timeout: QUERY_MS,
      types: COLUMN_TYPES,
    });
    const forget = () => {
      if (this.#client !== client) return;
      this.#client = undefined;
      this.#isElected = false;
    };
    client.on('error', forget);
    client.on('end', forget);
    try {
      await client.connect();
    } catch {
      client.connection.stream.destroy();
      return undefined;
    }
    if (!this.#isClosed) return client;
    await client.end();
    return undefined;
  }

  /** After an error from PostgreSQL the connection is still usable; after any other error its state is unknown. */
  #closeUnlessAnswered(client: pg.Client, error: unknown): void {
    if (error instanceof pg.DatabaseError && error.severity === 'ERROR') return;
    if (this.#client === client) {
      this.#client = undefined;
      this.#isElected = false;
    }
    client.connection.stream.destroy();
  }

  /** Lets another instance be elected. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#beating;
    const wasElected = this.#isElected;
    await this.#client?.end();
    if (wasElected) this.#options.onRelease();
  }
}
