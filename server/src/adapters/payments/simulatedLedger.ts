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
  -- A restore goes on in the same transaction.
  set local search_path to default;
`;
/** An arbitrary number of our own: prevents two instances that start together from both creating the schema. */
const SCHEMA_LOCK = 5_414_180;
const CONNECT_MS = 3_000;
const TIMEOUT_MS = 5_000;

/** Limits how long a query of the ledger may take. */
export type WithTimeout = <Answer>(ask: () => Promise<Answer>) => Promise<Answer>;

export type SimulatedLedger = ReturnType<typeof openSimulatedLedger>;

/** The simulated gateway's ledger, on its own connections; opened at the first call. */
export function openSimulatedLedger(databaseUrl: string, withTimeout: WithTimeout) {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 4,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: TIMEOUT_MS,
    // Work on a lost connection ends by itself and releases its locks.
    lock_timeout: TIMEOUT_MS,
    idle_in_transaction_session_timeout: 2 * TIMEOUT_MS,
  });
  // The pool replaces a connection that breaks; without a listener the process would exit.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));

  let opening: Promise<string> | undefined;
  const open = () =>
    (opening ??= createSchema(pool).catch((error: unknown) => {
      opening = undefined;
      throw error;
    }));

  return {
    /** The key for the cards' fingerprints. */
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
    // Closes the connection, which rolls back its transaction.
    client.release(true);
    throw error;
  }
}

/** Creates the ledger's tables, in the client's transaction. */
export async function createLedgerTables(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
  await client.query(SCHEMA);
}

const createSchema = (pool: pg.Pool): Promise<string> =>
  transactionOn(pool, async (client) => {
    await createLedgerTables(client);
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
