import { createHmac, randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Clock } from '../../platform/clock.ts';
import { declined } from './declines.ts';
import type { Charge, ChargeOrder, GatewayCard, PaymentGateway, RawCard, Refund } from './payments.ts';
import { booksAt, type Patience } from './simulatedBooks.ts';
import { type Scenario, TEST_CARDS } from './testCards.ts';

const ONLY_TEST_CARDS = { kind: 'refused', says: 'This demo accepts only test cards' } as const;

/**
 * A gateway that moves no money. It stands beside the product as a real one would: it keeps its own books, in a
 * schema and on connections of its own, so that they outlive a product that is killed between question and answer.
 * Of a card it keeps how it behaves, never its number or code.
 * @param patience bounds how long an answer is waited for; what comes later is found by its key
 */
export function simulatedGateway(
  databaseUrl: string,
  clock: Clock,
  patience: Patience = (ask) => ask(),
): PaymentGateway {
  const books = booksAt(databaseUrl, patience);
  const { rows } = books;
  const now = () => clock.now().toString();

  async function attach(customer: string, card: RawCard, scenario: Scenario, brand: string, key: string) {
    const fingerprint = createHmac('sha256', await books.fingerprintKey())
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

  async function chargeOf(attemptId: string): Promise<KeptCharge | undefined> {
    const [charge] = await rows<KeptCharge>(
      `select ref, outcome, canceled_at as "canceledAt", customer, card, amount_cents as "amountCents"
       from simulated_gateway.charges where attempt_id = $1`,
      [attemptId],
    );
    return charge;
  }

  async function chargeByRef(ref: string): Promise<Charge> {
    const [charge] = await rows<Booked>(
      `select ref, outcome, canceled_at as "canceledAt" from simulated_gateway.charges where ref = $1`,
      [ref],
    );
    return chargeFrom(charge ?? throwUnheardOf(ref));
  }

  return {
    publishableKey: null,

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

    async startCardSetup() {
      throw new Error('The simulated gateway has no card fields of its own');
    },

    async attachCard(customer, card, key) {
      if (!('cardNumber' in card)) return ONLY_TEST_CARDS;
      const known = TEST_CARDS[card.cardNumber];
      if (known === undefined) return ONLY_TEST_CARDS;
      if ('refusedWith' in known) return { kind: 'declined', code: known.refusedWith };
      return { kind: 'attached', card: await attach(customer, card, known.scenario, known.brand, key) };
    },

    async detachCard(ref) {
      await rows(
        `update simulated_gateway.cards set detached_at = $2 where ref = $1 and detached_at is null`,
        [ref, now()],
      );
    },

    async charge(order) {
      const [card] = await rows<{ scenario: Scenario }>(
        `select scenario from simulated_gateway.cards
         where ref = $1 and customer = $2 and detached_at is null`,
        [order.card, order.customer],
      );
      const outcome = card === undefined ? 'declined' : outcomeOf(card.scenario, order);
      const [booked] = await rows<{ ref: string }>(
        `insert into simulated_gateway.charges (attempt_id, ref, customer, card, amount_cents, outcome, created_at)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict (attempt_id) do nothing returning ref`,
        [order.attemptId, newRef('charge'), order.customer, order.card, order.amountCents, outcome, now()],
      );
      if (booked !== undefined)
        return card?.scenario === 'answers_late'
          ? { kind: 'unknown' }
          : chargeFrom({ ref: booked.ref, outcome, canceledAt: null });
      const kept = (await chargeOf(order.attemptId))!;
      if (
        kept.card !== order.card ||
        kept.amountCents !== order.amountCents ||
        kept.customer !== order.customer
      )
        throw new Error(`Attempt ${order.attemptId} was sent before with other values`);
      return chargeFrom(kept);
    },

    async findCharge({ attemptId, customer }) {
      const charge = await chargeOf(attemptId);
      return charge?.customer === customer ? chargeFrom(charge) : { kind: 'none' };
    },

    async confirmCharge(ref) {
      await rows(
        `update simulated_gateway.charges set outcome = 'succeeded'
         where ref = $1 and outcome = 'requires_action' and canceled_at is null`,
        [ref],
      );
      return chargeByRef(ref);
    },

    async cancelCharge(ref) {
      await rows(
        `update simulated_gateway.charges set canceled_at = $2
         where ref = $1 and outcome = 'requires_action' and canceled_at is null`,
        [ref, now()],
      );
      return chargeByRef(ref);
    },

    refund: (order) => books.transaction((client) => refundOnce(client, { ...order, at: now() })),

    async refundedOf(ref) {
      const [charge] = await rows<{ refunded: number }>(
        `select coalesce(sum(refunds.amount_cents), 0)::int as refunded
         from simulated_gateway.charges left join simulated_gateway.refunds on refunds.charge = charges.ref
         where charges.ref = $1 group by charges.ref`,
        [ref],
      );
      return (charge ?? throwUnheardOf(ref)).refunded;
    },

    async isDisputed(ref) {
      const [charge] = await rows<{ isDisputed: boolean }>(
        `select disputed_at is not null as "isDisputed" from simulated_gateway.charges where ref = $1`,
        [ref],
      );
      return (charge ?? throwUnheardOf(ref)).isDisputed;
    },

    parseEvent: () => null,

    close: books.close,
  };
}

type Outcome = 'succeeded' | 'declined' | 'requires_action';
interface Booked {
  ref: string;
  outcome: Outcome;
  canceledAt: unknown;
}
type KeptCharge = Booked & Pick<ChargeOrder, 'customer' | 'card' | 'amountCents'>;

/** The member who is present is taken to have confirmed: authentication is wanted only when they are not. */
function outcomeOf(scenario: Scenario, { offSession }: ChargeOrder): Outcome {
  if (scenario === 'declines') return 'declined';
  if (scenario === 'wants_authentication' && offSession) return 'requires_action';
  return 'succeeded';
}

function chargeFrom({ outcome, ref, canceledAt }: Booked): Charge {
  if (outcome === 'succeeded') return { kind: 'succeeded', ref };
  if (outcome === 'declined') return declined('card_declined');
  if (canceledAt !== null) return declined('authentication_required');
  return { kind: 'requires_action', ref, clientSecret: `${ref}_secret` };
}

function throwUnheardOf(ref: string): never {
  throw new Error(`The payment gateway knows nothing of ${ref}`);
}

const newRef = (what: string) => `sim_${what}_${randomBytes(12).toString('base64url')}`;

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
