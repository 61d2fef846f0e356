import { randomBytes } from 'node:crypto';
import pg from 'pg';

const SCHEMA = `
  create schema if not exists simulated_gateway;
  set local search_path to simulated_gateway;
  create table if not exists secrets (fingerprint_key text not null);
  create table if not exists customers (ref text primary key, key text not null unique);
  create table if not exists cards (
    ref text primary key,
    key text not null unique,
    customer text not null references customers,
    brand text not null,
    last4 text not null,
    exp_month int not null,
    exp_year int not null,
    fingerprint text not null,
    scenario text not null,
    detached_at timestamptz
  );
  create table if not exists charges (
    attempt_id text primary key,
    ref text not null unique,
    customer text not null,
    card text not null,
    amount_cents int not null check (amount_cents > 0),
    outcome text not null check (outcome in ('succeeded', 'declined', 'requires_action')),
    created_at timestamptz not null
  );
  create table if not exists refunds (
    key text primary key,
    ref text not null unique,
    charge text not null references charges (ref),
    amount_cents int not null check (amount_cents > 0),
    created_at timestamptz not null
  );
  alter table charges
    add column if not exists canceled_at timestamptz,
    add column if not exists disputed_at timestamptz;
`;
/** Any number of our own: two instances that start at once do not make the schema both. */
const SCHEMA_LOCK = 5_414_180;
const CONNECT_MS = 3_000;
const TIMEOUT_MS = 5_000;

/** Bounds how long is waited for an answer of the books. */
export type WithTimeout = <Answer>(ask: () => Promise<Answer>) => Promise<Answer>;

/** The simulated gateway's own books, on connections of its own; they are opened by the first question. */
export function openSimulatedLedger(databaseUrl: string, withTimeout: WithTimeout) {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 4,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: TIMEOUT_MS,
    // What was begun over a connection that is lost ends by itself, and with it what it has locked.
    lock_timeout: TIMEOUT_MS,
    idle_in_transaction_session_timeout: 2 * TIMEOUT_MS,
  });
  // A connection that breaks is replaced by the pool; without a listener the process would end.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));

  let opening: Promise<string> | undefined;
  const open = () =>
    (opening ??= createSchema(pool).catch((error: unknown) => {
      opening = undefined;
      throw error;
    }));

  return {
    /** The key of the fingerprints. */
    fingerprintKey: open,
    async rows<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> {
      const { rows } = await withTimeout(async () => {
        await open();
        return pool.query<Row>(text, values);
      });
      return rows;
    },
    async transaction<Result>(act: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
      return withTimeout(async () => {
        await open();
        return transactionOn(pool, act);
      });
    },
    close: () => pool.end(),
  };
}

async function transactionOn<Result>(
  pool: pg.Pool,
  act: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await act(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // The connection is closed, and its transaction rolled back with it.
    client.release(true);
    throw error;
  }
}

const createSchema = (pool: pg.Pool): Promise<string> =>
  transactionOn(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
    await client.query(SCHEMA);
    await client.query(
      `insert into simulated_gateway.secrets select $1
       where not exists (select from simulated_gateway.secrets)`,
      [randomBytes(32).toString('base64url')],
    );
    const { rows } = await client.query<{ key: string }>(
      `select fingerprint_key as key from simulated_gateway.secrets`,
    );
    return rows[0]!.key;
  });
