import Stripe from 'stripe';
import { describe } from 'vitest';
import { createEmptyDatabase } from '../../../testing/emptyDatabase.ts';
import { systemClock } from '../../platform/clock.ts';
import { testGatewayContract, type GatewayUnderTest } from '../../../testing/adapters/gatewayContract.ts';
import type { RawCard } from './payments.ts';
import { createSimulatedGateway } from './simulated.ts';
import { createStripeGateway } from './stripe.ts';
import { createStripeFake } from '../../../testing/adapters/stripeFake.ts';

const STRIPE_CARDS = {
  succeeds: { paymentMethodId: 'pm_card_visa' },
  another: { paymentMethodId: 'pm_card_mastercard' },
  declines: { paymentMethodId: 'pm_card_chargeCustomerFail' },
  refused: { paymentMethodId: 'pm_card_chargeDeclined' },
  wants_authentication: { paymentMethodId: 'pm_card_authenticationRequiredOnSetup' },
  answers_late: { paymentMethodId: 'pm_card_visa' },
};

describe('the simulated gateway', () => {
  testGatewayContract(async (): Promise<GatewayUnderTest> => {
    const database = await createEmptyDatabase();
    const gateway = createSimulatedGateway(database.url, systemClock);
    return {
      gateway,
      reopen: () => createSimulatedGateway(database.url, systemClock),
      card: {
        succeeds: raw('4242424242424242'),
        another: raw('5555555555554444'),
        declines: raw('4000000000000341'),
        refused: raw('4000000000000002'),
        wants_authentication: raw('4000002500003155'),
        answers_late: raw('4000000000000119'),
      },
      loseNextAnswer() {},
      memberConfirms() {},
      async close() {
        await gateway.close();
        await database.drop();
      },
    };
  });
});

describe('the fake Stripe', () => {
  testGatewayContract(async (): Promise<GatewayUnderTest> => {
    const fake = createStripeFake();
    const gateway = fake.gateway();
    return {
      gateway,
      reopen: () => fake.gateway(),
      card: STRIPE_CARDS,
      loseNextAnswer: () => fake.fault('lost_after'),
      memberConfirms: fake.memberConfirms,
      close: () => gateway.close(),
    };
  });
});

const testKey = process.env['STRIPE_TEST_KEY'];

if (testKey === undefined)
  console.info('Without STRIPE_TEST_KEY the gateways are not tried on Stripe itself.');

describe.each(testKey === undefined ? [] : [testKey])('the real Stripe', (secretKey) => {
  testGatewayContract(async (): Promise<GatewayUnderTest> => {
    if (!secretKey.startsWith('sk_test_')) throw new Error('STRIPE_TEST_KEY is no key for tests');
    let isNextLost = false;
    const fetchWithLostAnswers: typeof fetch = async (...request) => {
      const response = await fetch(...request);
      if (!isNextLost) return response;
      isNextLost = false;
      throw new TypeError('fetch failed');
    };
    const open = () =>
      createStripeGateway({
        secretKey,
        publishableKey: 'pk_test',
        webhookSecret: 'whsec_none',
        httpClient: Stripe.createFetchHttpClient(fetchWithLostAnswers),
        retries: 0,
      });
    const gateway = open();
    return {
      gateway,
      reopen: open,
      card: STRIPE_CARDS,
      loseNextAnswer() {
        isNextLost = true;
      },
      async memberConfirms(ref) {
        await new Stripe(secretKey).paymentIntents.confirm(ref, { payment_method: 'pm_card_visa' });
      },
      close: () => gateway.close(),
    };
  });
});

const raw = (cardNumber: string): RawCard => ({
  cardHolder: 'Rosalind Achterberg',
  cardNumber,
  expMonth: 12,
  expYear: 2090,
  cvc: '123',
  cardZipcode: '10001',
});
