import { createHmac, randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Clock } from '../../platform/clock.ts';
import type { Charge, ChargeOrder, GatewayCard, PaymentGateway, RawCard, Refund } from './payments.ts';
import { type Scenario, TEST_CARDS } from './testCards.ts';

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
`;
/** Any number of our own: two instances that start at once do not make the schema both. */
const SCHEMA_LOCK = 5_414_180;
const TIMEOUT_MS = 5_000;

const ONLY_TEST_CARDS = 'This demo accepts only test cards';

/**
 * A gateway that moves no money. It stands beside the product as a real one would: it keeps its own books, in a
 * schema and on connections of its own, so that they outlive a product that is killed between question and answer.
 * Of a card it keeps how it behaves, never its number or code.
 */
export function simulatedGateway(databaseUrl: string, clock: Clock): PaymentGateway {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 4,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  // An idle connection that breaks is replaced by the pool; without a listener the process would end.
  pool.on('error', () => {});

  let opening: Promise<string> | undefined;
  /** Opens the books on the first question. Returns the key of the fingerprints. */
  const open = () =>
    (opening ??= openBooks(pool).catch((error: unknown) => {
      opening = undefined;
      throw error;
    }));
  async function rows<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> {
    await open();
    return (await pool.query<Row>(text, values)).rows;
  }

  async function attach(customer: string, card: RawCard, scenario: Scenario, brand: string, key: string) {
    const fingerprint = createHmac('sha256', await open())
      .update(card.cardNumber)
      .digest('base64url');
    await rows(
      `insert into simulated_gateway.cards
         (ref, key, customer, brand, last4, exp_month, exp_year, fingerprint, scenario)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (key) do nothing`,
      [
        newRef('card'),
        key,
        customer,
        brand,
        card.cardNumber.slice(-4),
        card.expMonth,
        card.expYear,
        fingerprint,
        scenario,
      ],
    );
    const [attached] = await rows<GatewayCard>(
      `select ref, brand, last4, exp_month as "expMonth", exp_year as "expYear", fingerprint
       from simulated_gateway.cards where key = $1`,
      [key],
    );
    return attached!;
  }

  async function chargeOf(attemptId: string): Promise<(ChargeOrderKept & { charge: Charge }) | undefined> {
    const [row] = await rows<ChargeOrderKept & { ref: string; outcome: Outcome }>(
      `select ref, outcome, customer, card, amount_cents as "amountCents"
       from simulated_gateway.charges where attempt_id = $1`,
      [attemptId],
    );
    return row && { ...row, charge: chargeFrom(row.outcome, row.ref) };
  }

  return {
    async ensureCustomer(_, key) {
      await rows(
        `insert into simulated_gateway.customers (ref, key) values ($1, $2) on conflict (key) do nothing`,
        [newRef('customer'), key],
      );
      const [customer] = await rows<{ ref: string }>(
        `select ref from simulated_gateway.customers where key = $1`,
        [key],
      );
      return customer!.ref;
    },

    async attachCard(customer, card, key) {
      const known = TEST_CARDS[card.cardNumber];
      if (known === undefined) return { kind: 'refused', says: ONLY_TEST_CARDS };
      if ('refusedWith' in known) return { kind: 'declined', code: known.refusedWith };
      return { kind: 'attached', card: await attach(customer, card, known.scenario, known.brand, key) };
    },

    async detachCard(ref) {
      await rows(
        `update simulated_gateway.cards set detached_at = $2 where ref = $1 and detached_at is null`,
        [ref, clock.now().toString()],
      );
    },

    async charge(order) {
      const [card] = await rows<{ scenario: Scenario }>(
        `select scenario from simulated_gateway.cards
         where ref = $1 and customer = $2 and detached_at is null`,
        [order.card, order.customer],
      );
      const outcome = card === undefined ? 'declined' : outcomeOf(card.scenario, order);
      const booked = await rows(
        `insert into simulated_gateway.charges (attempt_id, ref, customer, card, amount_cents, outcome, created_at)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict (attempt_id) do nothing returning ref`,
        [
          order.attemptId,
          newRef('charge'),
          order.customer,
          order.card,
          order.amountCents,
          outcome,
          clock.now().toString(),
        ],
      );
      if (booked.length > 0 && card?.scenario === 'answers_late') return { kind: 'unknown' };
      const kept = (await chargeOf(order.attemptId))!;
      if (
        kept.card !== order.card ||
        kept.amountCents !== order.amountCents ||
        kept.customer !== order.customer
      )
        throw new Error(`Attempt ${order.attemptId} was sent before with other values`);
      return kept.charge;
    },

    findCharge: async (attemptId) => (await chargeOf(attemptId))?.charge ?? { kind: 'none' },

    async refund({ ref, amountCents, key }): Promise<Refund> {
      await open();
      const client = await pool.connect();
      try {
        await client.query('begin');
        const refund = await refundOnce(client, { ref, amountCents, key, at: clock.now().toString() });
        await client.query('commit');
        return refund;
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },

    close: () => pool.end(),
  };
}

type Outcome = 'succeeded' | 'declined' | 'requires_action';
type ChargeOrderKept = Pick<ChargeOrder, 'customer' | 'card' | 'amountCents'>;

/** The member who is present is taken to have confirmed: authentication is wanted only when they are not. */
function outcomeOf(scenario: Scenario, { offSession }: ChargeOrder): Outcome {
  if (scenario === 'declines') return 'declined';
  if (scenario === 'wants_authentication' && offSession) return 'requires_action';
  return 'succeeded';
}

function chargeFrom(outcome: Outcome, ref: string): Charge {
  if (outcome === 'succeeded') return { kind: 'succeeded', ref };
  if (outcome === 'declined') return { kind: 'declined', code: 'card_declined', class: 'soft' };
  return { kind: 'requires_action', ref, clientSecret: `${ref}_secret` };
}

const newRef = (what: string) => `sim_${what}_${randomBytes(12).toString('base64url')}`;

async function openBooks(pool: pg.Pool): Promise<string> {
  const client = await pool.connect();
  try {
    await client.query('begin');
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
    await client.query('commit');
    return rows[0]!.key;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** The charge is locked, so that refunds of it never sum up to more than it was. */
async function refundOnce(
  client: pg.PoolClient,
  order: { ref: string; amountCents: number; key: string; at: string },
): Promise<Refund> {
  const { rows: charges } = await client.query<{ amount: number }>(
    `select amount_cents as amount from simulated_gateway.charges
     where ref = $1 and outcome = 'succeeded' for update`,
    [order.ref],
  );
  const { rows: refunds } = await client.query<{ key: string; ref: string; amount: number }>(
    `select key, ref, amount_cents as amount from simulated_gateway.refunds where charge = $1`,
    [order.ref],
  );
  const again = refunds.find(({ key }) => key === order.key);
  if (again !== undefined) return { kind: 'succeeded', ref: again.ref };
  const left = (charges[0]?.amount ?? 0) - refunds.reduce((sum, { amount }) => sum + amount, 0);
  if (order.amountCents > left) return { kind: 'refused', says: 'This is more than is left of the charge' };
  const ref = newRef('refund');
  await client.query(
    `insert into simulated_gateway.refunds (key, ref, charge, amount_cents, created_at)
     values ($1, $2, $3, $4, $5)`,
    [order.key, ref, order.ref, order.amountCents, order.at],
  );
  return { kind: 'succeeded', ref };
}
