import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addCard,
  confirmPayment,
  createSubscription,
  listCards,
  startCardSetup,
} from '#contract/billing/calls.ts';
import { startStripeProduct, type StripeProduct } from '../../testing/app/stripeProduct.ts';
import { createBilling } from '../../testing/billing/billing.ts';
import type { TestUser } from '../../testing/testProduct.ts';

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

describe('a customer who was deleted at Stripe', () => {
  /** As the owner does in Stripe's dashboard. */
  async function deleteCustomer(as: TestUser) {
    const { ref } = await stripe.product.db
      .selectFrom('gatewayCustomers')
      .select('ref')
      .where('userId', '=', as.id)
      .executeTakeFirstOrThrow();
    await stripe.fake.gateway().deleteCustomer(ref);
    return ref;
  }
  const fetchCards = async (as: TestUser) => (await stripe.product.send(listCards, {}, { as })).body.cards;
  const countOwnerMails = async (as: TestUser) =>
    (await stripe.product.mails()).filter(
      (mail) => mail.includes('A customer is missing at the payment gateway') && mail.includes(`(${as.id})`),
    ).length;
  const countCharges = (customer: string) =>
    [...stripe.fake.intents.values()].filter((intent) => intent.customer === customer).length;
  async function addNewCard(as: TestUser) {
    const paymentMethodId = stripe.fake.setUpCard(await stripe.findStripeCustomer(as));
    expect((await stripe.product.send(addCard, { paymentMethodId }, { as })).status).toBe(201);
  }

  test('is created again with the next card, and the owner gets one mail about it', async () => {
    const { as } = await stripe.aMember();
    const before = await deleteCustomer(as);
    expect((await stripe.product.send(startCardSetup, {}, { as })).status).toBe(200);
    expect(await fetchCards(as)).toEqual([]);
    expect(await stripe.findStripeCustomer(as)).not.toBe(before);
    await addNewCard(as);
    expect(await fetchCards(as)).toHaveLength(1);
    expect((await stripe.product.send(createSubscription, { productId: 2 }, { as })).status).toBe(201);
    expect(await countOwnerMails(as)).toBe(1);
  });

  test('who asks twice at the same moment is created once', async () => {
    const { as } = await stripe.aMember();
    await deleteCustomer(as);
    const setups = await Promise.all([1, 2, 3].map(() => stripe.product.send(startCardSetup, {}, { as })));
    expect(setups.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await countOwnerMails(as)).toBe(1);
  });

  test('is declined, and can pay with a new card', async () => {
    const { as } = await stripe.aMember();
    await deleteCustomer(as);
    const declined = await stripe.product.send(createSubscription, { productId: 2 }, { as });
    expect(declined).toMatchObject({ status: 402, code: 'processing_error' });
    const [old] = await fetchCards(as);
    await addNewCard(as);
    expect((await fetchCards(as)).map(({ id }) => id)).not.toContain(old!.id);
    expect((await stripe.product.send(createSubscription, { productId: 2 }, { as })).status).toBe(201);
    expect(await countOwnerMails(as)).toBe(1);
  });

  test('becomes past due at the renewal, and is charged once when there is a new card', async () => {
    const { as: joined } = await stripe.aPayingMember();
    const before = await deleteCustomer(joined);
    const as = await createBilling(stripe.product).advanceMonth(joined);
    expect(await stripe.fetchStatus(as)).toBe('payment_failed');
    await addNewCard(as);
    expect(await fetchCards(as)).toHaveLength(1);
    // Until the next retry, however long the month was.
    await stripe.product.advance({ days: 4 });
    expect(await stripe.fetchStatus(as)).toBe('monthly_active');
    expect([countCharges(before), countCharges(await stripe.findStripeCustomer(as))]).toEqual([1, 1]);
    expect(await countOwnerMails(as)).toBe(1);
  });

  test('whose last payment had a lost answer is not charged again', async () => {
    const { as } = await stripe.aMember();
    stripe.fake.fault('lost_after');
    const lost = await stripe.product.send(createSubscription, { productId: 2 }, { as });
    expect(lost).toMatchObject({ status: 202, code: 'payment_unknown' });
    const before = await deleteCustomer(as);
    // The outcome of the payment is still looked for by the old customer.
    expect(await stripe.product.send(startCardSetup, {}, { as })).toMatchObject({
      code: 'payment_in_progress',
    });
    await stripe.product.advance({ minutes: 1 });
    expect(await stripe.fetchStatus(as)).toBe('monthly_active');
    expect(countCharges(before)).toBe(1);
    await addNewCard(as);
    expect(countCharges(await stripe.findStripeCustomer(as))).toBe(0);
  });
});
