import type { Clock } from '../../platform/clock.ts';
import { createDecline } from './declines.ts';
import type { Charge, ChargeOrder, PaymentGateway } from './payments.ts';
import type { SimulatedLedger } from './simulatedLedger.ts';
import { createRef, throwUnknownRef } from './simulatedRefs.ts';
import type { Scenario } from './testCards.ts';

type ChargeMethods = 'charge' | 'findCharge' | 'findAttempt' | 'confirmCharge' | 'cancelCharge';

/** Charges, each made once for an attempt. */
export function createSimulatedCharges(
  ledger: SimulatedLedger,
  clock: Clock,
): Pick<PaymentGateway, ChargeMethods> {
  const { rows } = ledger;
  const now = () => clock.now().toString();

  return {
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
      const storedCharge = (await findChargeRow(ledger, order.attemptId))!;
      if (
        storedCharge.card !== order.card ||
        storedCharge.amountCents !== order.amountCents ||
        storedCharge.customer !== order.customer
      )
        throw new Error(`Attempt ${order.attemptId} was sent before with other values`);
      return toCharge(storedCharge);
    },

    async findCharge({ attemptId, customer }) {
      const charge = await findChargeRow(ledger, attemptId);
      return charge?.customer === customer ? toCharge(charge) : { kind: 'none' };
    },

    async findAttempt(ref) {
      const [charge] = await rows<Pick<ChargeOrder, 'attemptId' | 'customer'>>(
        `select attempt_id as "attemptId", customer from simulated_gateway.charges where ref = $1`,
        [ref],
      );
      return charge ?? null;
    },

    async confirmCharge(ref) {
      await rows(
        `update simulated_gateway.charges set outcome = 'succeeded'
         where ref = $1 and outcome = 'requires_action' and canceled_at is null`,
        [ref],
      );
      return findChargeByRef(ledger, ref);
    },

    async cancelCharge(ref) {
      await rows(
        `update simulated_gateway.charges set canceled_at = $2
         where ref = $1 and outcome = 'requires_action' and canceled_at is null`,
        [ref, now()],
      );
      return findChargeByRef(ledger, ref);
    },
  };
}

type Outcome = 'succeeded' | 'declined' | 'requires_action';
interface ChargeRow {
  ref: string;
  outcome: Outcome;
  canceledAt: unknown;
}
type ChargeRowWithOrder = ChargeRow & Pick<ChargeOrder, 'customer' | 'card' | 'amountCents'>;

async function findChargeRow(
  { rows }: SimulatedLedger,
  attemptId: string,
): Promise<ChargeRowWithOrder | undefined> {
  const [charge] = await rows<ChargeRowWithOrder>(
    `select ref, outcome, canceled_at as "canceledAt", customer, card, amount_cents as "amountCents"
     from simulated_gateway.charges where attempt_id = $1`,
    [attemptId],
  );
  return charge;
}

async function findChargeByRef({ rows }: SimulatedLedger, ref: string): Promise<Charge> {
  const [charge] = await rows<ChargeRow>(
    `select ref, outcome, canceled_at as "canceledAt" from simulated_gateway.charges where ref = $1`,
    [ref],
  );
  return toCharge(charge ?? throwUnknownRef(ref));
}

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
