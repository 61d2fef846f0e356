import { createHmac, randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Clock } from '../../platform/clock.ts';
import { createDecline } from './declines.ts';
import type { Charge, ChargeOrder, GatewayCard, PaymentGateway, RawCard, Refund } from './payments.ts';
import { openSimulatedLedger, type WithTimeout } from './simulatedLedger.ts';
import { type Scenario, TEST_CARDS } from './testCards.ts';

const ONLY_TEST_CARDS = { kind: 'refused', message: 'This demo accepts only test cards' } as const;

/**
 * A gateway that moves no money. Like a real one it is separate from the product: it has its own schema and
 * connections, so its records survive when the product is killed during a call. Of a card it stores only the behaviour,
 * never number or code.
 * @param withTimeout limits how long a call waits; a later result is found by its key
 */
export function simulatedGateway(
  databaseUrl: string,
  clock: Clock,
  withTimeout: WithTimeout = (ask) => ask(),
): PaymentGateway {
  const ledger = openSimulatedLedger(databaseUrl, withTimeout);
  const { rows } = ledger;
  const now = () => clock.now().toString();

  async function attachTestCard(
    customer: string,
    card: RawCard,
    scenario: Scenario,
    brand: string,
    key: string,
  ) {
    const fingerprint = createHmac('sha256', await ledger.fingerprintKey())
      .update(card.cardNumber)
      .digest('base64url');
    await rows(
      `insert into simulated_gateway.cards
         (ref, key, customer, brand, last4, exp_month, exp_year, fingerprint, scenario)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (key) do nothing`,
      [
        createRef('card'),
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

  async function findChargeRow(attemptId: string): Promise<ChargeRowWithOrder | undefined> {
    const [charge] = await rows<ChargeRowWithOrder>(
      `select ref, outcome, canceled_at as "canceledAt", customer, card, amount_cents as "amountCents"
       from simulated_gateway.charges where attempt_id = $1`,
      [attemptId],
    );
    return charge;
  }

  async function findChargeByRef(ref: string): Promise<Charge> {
    const [charge] = await rows<ChargeRow>(
      `select ref, outcome, canceled_at as "canceledAt" from simulated_gateway.charges where ref = $1`,
      [ref],
    );
    return toCharge(charge ?? throwUnknownRef(ref));
  }

  return {
    publishableKey: null,

    async ensureCustomer(_, key) {
      await rows(
        `insert into simulated_gateway.customers (ref, key) values ($1, $2) on conflict (key) do nothing`,
        [createRef('customer'), key],
      );
      const [customer] = await rows<{ ref: string }>(
        `select ref from simulated_gateway.customers where key = $1`,
        [key],
      );
      return customer!.ref;
    },

    async deleteCustomer(ref) {
      await rows(
        `update simulated_gateway.cards set detached_at = coalesce(detached_at, $2), last4 = '0000', fingerprint = ''
         where customer = $1`,
        [ref, now()],
      );
    },

    async startCardSetup() {
      throw new Error('The simulated gateway has no card fields of its own');
    },

    async attachCard(customer, card, key) {
      if (!('cardNumber' in card)) return ONLY_TEST_CARDS;
      const known = TEST_CARDS[card.cardNumber];
      if (known === undefined) return ONLY_TEST_CARDS;
      if ('refusedWith' in known) return { kind: 'declined', code: known.refusedWith };
      return {
        kind: 'attached',
        card: await attachTestCard(customer, card, known.scenario, known.brand, key),
      };
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
      const outcome = card === undefined ? 'declined' : decideOutcome(card.scenario, order);
      const [booked] = await rows<{ ref: string }>(
        `insert into simulated_gateway.charges (attempt_id, ref, customer, card, amount_cents, outcome, created_at)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict (attempt_id) do nothing returning ref`,
        [order.attemptId, createRef('charge'), order.customer, order.card, order.amountCents, outcome, now()],
      );
      if (booked !== undefined)
        return card?.scenario === 'answers_late'
          ? { kind: 'unknown' }
          : toCharge({ ref: booked.ref, outcome, canceledAt: null });
      const kept = (await findChargeRow(order.attemptId))!;
      if (
        kept.card !== order.card ||
        kept.amountCents !== order.amountCents ||
        kept.customer !== order.customer
      )
        throw new Error(`Attempt ${order.attemptId} was sent before with other values`);
      return toCharge(kept);
    },

    async findCharge({ attemptId, customer }) {
      const charge = await findChargeRow(attemptId);
      return charge?.customer === customer ? toCharge(charge) : { kind: 'none' };
    },

    async confirmCharge(ref) {
      await rows(
        `update simulated_gateway.charges set outcome = 'succeeded'
         where ref = $1 and outcome = 'requires_action' and canceled_at is null`,
        [ref],
      );
      return findChargeByRef(ref);
    },

    async cancelCharge(ref) {
      await rows(
        `update simulated_gateway.charges set canceled_at = $2
         where ref = $1 and outcome = 'requires_action' and canceled_at is null`,
        [ref, now()],
      );
      return findChargeByRef(ref);
    },

    refund: (order) => ledger.transaction((client) => refundOnce(client, { ...order, at: now() })),

    async findRefundedCents(ref) {
      const [charge] = await rows<{ refunded: number }>(
        `select coalesce(sum(refunds.amount_cents), 0)::int as refunded
         from simulated_gateway.charges left join simulated_gateway.refunds on refunds.charge = charges.ref
         where charges.ref = $1 group by charges.ref`,
        [ref],
      );
      return (charge ?? throwUnknownRef(ref)).refunded;
    },

    async isDisputed(ref) {
      const [charge] = await rows<{ isDisputed: boolean }>(
        `select disputed_at is not null as "isDisputed" from simulated_gateway.charges where ref = $1`,
        [ref],
      );
      return (charge ?? throwUnknownRef(ref)).isDisputed;
    },

    parseEvent: () => null,

    close: ledger.close,
  };
}

type Outcome = 'succeeded' | 'declined' | 'requires_action';
interface ChargeRow {
  ref: string;
  outcome: Outcome;
  canceledAt: unknown;
}
type ChargeRowWithOrder = ChargeRow & Pick<ChargeOrder, 'customer' | 'card' | 'amountCents'>;

/** A member who is present counts as having confirmed; authentication is only required off session. */
function decideOutcome(scenario: Scenario, { offSession }: ChargeOrder): Outcome {
  if (scenario === 'declines') return 'declined';
  if (scenario === 'wants_authentication' && offSession) return 'requires_action';
  return 'succeeded';
}

function toCharge({ outcome, ref, canceledAt }: ChargeRow): Charge {
  if (outcome === 'succeeded') return { kind: 'succeeded', ref };
  if (outcome === 'declined') return createDecline('card_declined');
  if (canceledAt !== null) return createDecline('authentication_required');
  return { kind: 'requires_action', ref, clientSecret: `${ref}_secret` };
}

function throwUnknownRef(ref: string): never {
  throw new Error(`The payment gateway knows nothing of ${ref}`);
}

const createRef = (what: string) => `sim_${what}_${randomBytes(12).toString('base64url')}`;

/** Locks the charge, so that its refunds never exceed it. */
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
  if (order.amountCents > left)
    return { kind: 'refused', message: 'This is more than is left of the charge' };
  const ref = createRef('refund');
  await client.query(
    `insert into simulated_gateway.refunds (key, ref, charge, amount_cents, created_at)
     values ($1, $2, $3, $4, $5)`,
    [order.key, ref, order.ref, order.amountCents, order.at],
  );
  return { kind: 'succeeded', ref };
}
