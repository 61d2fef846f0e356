import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getNewSubscriptionInfo } from '#contract/billing/calls.ts';
import { startTestProduct, type TestProduct } from '../../../testing/testProduct.ts';
import { createBilling } from '../../../testing/billing/billing.ts';

let product: TestProduct;
let billing: ReturnType<typeof createBilling>;
beforeAll(async () => {
  product = await startTestProduct();
  billing = createBilling(product);
});
afterAll(() => product.stop());

describe('what is offered', () => {
  const PLANS = [
    {
      productId: 1,
      name: 'Annual',
      interval: 'year',
      pricePerMonthCents: 1_600,
      chargeNowCents: 19_200,
      mostPopular: true,
      text: '$16 per month, billed annually. Saves $36 a year.',
    },
    {
      productId: 2,
      name: 'Monthly',
      interval: 'month',
      pricePerMonthCents: 1_900,
      chargeNowCents: 1_900,
      mostPopular: false,
      text: '$19 per month. Skip any time.',
    },
  ];

  test('returns only the plans without a token', async () => {
    const { status, body } = await product.send(getNewSubscriptionInfo, {});
    expect(status).toBe(200);
    expect(body).toEqual({ plans: PLANS, defaultCard: null, actions: {} });
  });

  test('returns a member also the card and the effect of each action', async () => {
    const customer = await billing.customer();
    const before = await product.send(getNewSubscriptionInfo, {}, { as: customer });
    expect(before.body).toEqual({
      plans: PLANS,
      defaultCard: { id: expect.any(Number), brand: 'visa', last4: '4242', expMonth: 12, expYear: 2090 },
      actions: {
        create: {
          effectiveAt: expect.any(Number),
          amountCents: 19_200,
          statusAfter: 'yearly_active',
          sentence: 'The membership begins today. The price of the chosen plan is charged now.',
        },
      },
    });
    const { body } = await billing.subscribe(customer, 2);
    const after = await product.send(getNewSubscriptionInfo, {}, { as: customer });
    expect(Object.keys(after.body.actions)).toEqual(['upgrade', 'skip', 'cancel']);
    expect(after.body.actions.skip).toMatchObject({ effectiveAt: body.currentPeriodEnd });
  });

  test('returns a writer the plans, or the offer of the member they name', async () => {
    const customer = await billing.customer();
    const as = await product.writer();
    expect((await product.send(getNewSubscriptionInfo, {}, { as })).body.actions).toEqual({});
    const { body } = await product.send(getNewSubscriptionInfo, { userId: customer.id }, { as });
    expect([body.defaultCard?.last4, Object.keys(body.actions)]).toEqual(['4242', ['create']]);
    expect((await product.send(getNewSubscriptionInfo, { userId: as.id }, { as })).status).toBe(404);
  });
});
