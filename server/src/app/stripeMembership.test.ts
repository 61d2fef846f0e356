import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmPayment, createSubscription } from '#contract/billing/calls.ts';
import { startStripeProduct, type StripeProduct } from '../../testing/app/stripeProduct.ts';

let stripe: StripeProduct;
beforeAll(async () => {
  stripe = await startStripeProduct();
});
afterAll(() => stripe.product.stop());

describe('a membership', () => {
  test('is charged once', async () => {
    const { as, ref } = await stripe.aPayingMember();
    expect(await stripe.fetchStatus(as)).toBe('monthly_active');
    expect(stripe.fake.intents.get(ref)).toMatchObject({
      status: 'succeeded',
      amount: 1_900,
      currency: 'usd',
    });
    expect(await stripe.fetchInvoices(as)).toMatchObject([{ status: 'paid', amountCents: 1_900 }]);
  });

  test('whose answer was lost is settled automatically and charged once', async () => {
    const { as } = await stripe.aMember();
    stripe.fake.fault('lost_after');
    const created = await stripe.product.send(createSubscription, { productId: 1 }, { as });
    expect(created).toMatchObject({ status: 202, code: 'payment_unknown' });
    await stripe.product.advance({ minutes: 1 });
    expect(await stripe.fetchStatus(as)).toBe('yearly_active');
    const customer = await stripe.findStripeCustomer(as);
    expect([...stripe.fake.intents.values()].filter((intent) => intent.customer === customer)).toHaveLength(
      1,
    );
  });

  test('that needs confirmation begins once the member has confirmed', async () => {
    const { as } = await stripe.aMember({ card: 'pm_card_authenticationRequired' });
    const created = await stripe.product.send(createSubscription, { productId: 2 }, { as });
    expect(created).toMatchObject({ status: 402, code: 'authentication_required' });
    const { attemptId, clientSecret } = created.body as unknown as {
      attemptId: number;
      clientSecret: string;
    };
    const ref = await stripe.findNewestRef(as);
    expect(clientSecret).toContain(ref);
    stripe.fake.memberConfirms(ref);
    expect((await stripe.product.send(confirmPayment, { attemptId }, { as })).body).toMatchObject({
      status: 'paid',
    });
    expect(await stripe.fetchStatus(as)).toBe('monthly_active');
  });
});
