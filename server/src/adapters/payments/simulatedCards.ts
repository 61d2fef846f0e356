import { createHmac } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { GatewayCard, PaymentGateway, RawCard } from './payments.ts';
import type { SimulatedLedger } from './simulatedLedger.ts';
import { createRef } from './simulatedRefs.ts';
import { type Scenario, TEST_CARDS } from './testCards.ts';

const ONLY_TEST_CARDS = { kind: 'refused', message: 'This demo accepts only test cards' } as const;

type CardMethods = 'ensureCustomer' | 'deleteCustomer' | 'startCardSetup' | 'attachCard' | 'detachCard';

/** Customers and their cards. Of a card it stores only the behaviour, never number or code. */
export function createSimulatedCards(
  ledger: SimulatedLedger,
  clock: Clock,
): Pick<PaymentGateway, CardMethods> {
  const { rows } = ledger;
  const now = () => clock.now().toString();

  return {
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
      return { kind: 'attached', card: await insertTestCard(ledger, { ...card, ...known, customer, key }) };
    },

    async detachCard(ref) {
      await rows(
        `update simulated_gateway.cards set detached_at = $2 where ref = $1 and detached_at is null`,
        [ref, now()],
      );
    },
  };
}

interface NewTestCard extends RawCard {
  customer: string;
  /** The card is inserted once for this key. */
  key: string;
  brand: string;
  scenario: Scenario;
}

async function insertTestCard(
  { rows, fingerprintKey }: SimulatedLedger,
  { customer, key, brand, scenario, cardNumber, expMonth, expYear }: NewTestCard,
): Promise<GatewayCard> {
  const fingerprint = createHmac('sha256', await fingerprintKey())
    .update(cardNumber)
    .digest('base64url');
  await rows(
    `insert into simulated_gateway.cards
       (ref, key, customer, brand, last4, exp_month, exp_year, fingerprint, scenario)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (key) do nothing`,
    [createRef('card'), key, customer, brand, cardNumber.slice(-4), expMonth, expYear, fingerprint, scenario],
  );
  const [inserted] = await rows<GatewayCard>(
    `select ref, brand, last4, exp_month as "expMonth", exp_year as "expYear", fingerprint
     from simulated_gateway.cards where key = $1`,
    [key],
  );
  return inserted!;
}
