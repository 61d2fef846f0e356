import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCard, listCards, removeCard, startCardSetup } from '#contract/billing/calls.ts';
import { type Fault, FAKE_STRIPE } from '../../testing/adapters/stripeFake.ts';
import { startStripeProduct, type StripeProduct } from '../../testing/app/stripeProduct.ts';
import { CARD } from '../../testing/billing/billing.ts';

let stripe: StripeProduct;
beforeAll(async () => {
  stripe = await startStripeProduct();
});
afterAll(() => stripe.product.stop());

describe('a card', () => {
  test("is entered in Stripe's own fields, whose configuration the page gets", async () => {
    const as = await stripe.product.customer();
    const { status, body } = await stripe.product.send(startCardSetup, {}, { as });
    expect([status, body]).toEqual([
      200,
      { clientSecret: expect.stringMatching(/^seti_/), publishableKey: FAKE_STRIPE.publishableKey },
    ]);
    expect((await stripe.product.send(listCards, {}, { as })).body).toEqual({
      cards: [],
      defaultPaymentMethod: null,
      publishableKey: FAKE_STRIPE.publishableKey,
    });
  });

  test('is added by its reference once', async () => {
    const { as, paymentMethodId, added } = await stripe.aMember({ card: 'pm_card_mastercard' });
    const [card] = added.cards;
    expect(card).toMatchObject({ brand: 'mastercard', last4: '4444', expMonth: 12, expYear: 2090 });
    expect(added.defaultPaymentMethod).toBe(card!.id);
    const repeated = await stripe.product.send(addCard, { paymentMethodId }, { as });
    expect([repeated.status, repeated.body.cards]).toEqual([201, [card]]);
  });

  test('is refused at its field if it is another member’s, nobody’s, or has a number for its reference', async () => {
    const { paymentMethodId: others } = await stripe.aMember();
    const as = await stripe.product.customer();
    for (const paymentMethodId of [others, 'pm_nobody', '4242424242424242'])
      expect(await stripe.product.send(addCard, { paymentMethodId }, { as })).toMatchObject({
        status: 400,
        fields: { paymentMethodId: 'This card could not be added. Please enter it again' },
      });
    expect((await stripe.product.send(listCards, {}, { as })).body.cards).toEqual([]);
  });

  test('that its bank refuses is refused with the decline code', async () => {
    const as = await stripe.product.customer();
    const declined = await stripe.product.send(
      addCard,
      { paymentMethodId: 'pm_card_chargeDeclined' },
      { as },
    );
    expect(declined).toMatchObject({ status: 402, code: 'card_declined' });
  });

  test('that is removed is removed at Stripe too', async () => {
    const { as, paymentMethodId, added } = await stripe.aMember();
    const second = stripe.fake.setUpCard(await stripe.findStripeCustomer(as));
    await stripe.product.send(addCard, { paymentMethodId: second }, { as });
    const removed = await stripe.product.send(removeCard, { paymentMethodId: added.cards[0]!.id }, { as });
    expect(removed.status).toBe(200);
    const detached = `POST /v1/payment_methods/${paymentMethodId}/detach?`;
    await expect.poll(() => stripe.fake.requests).toContain(detached);
  });

  test.each<Fault>(['lost_before', 'fails_before'])(
    'that is removed while Stripe answers with %s is removed there later',
    async (fault) => {
      const { as, paymentMethodId, added } = await stripe.aMember();
      const second = stripe.fake.setUpCard(await stripe.findStripeCustomer(as));
      await stripe.product.send(addCard, { paymentMethodId: second }, { as });
      const detach = `POST /v1/payment_methods/${paymentMethodId}/detach?`;
      const countRequests = () => stripe.fake.requests.filter((request) => request === detach).length;
      stripe.fake.fault(fault, { on: detach.replace('?', '') });
      const first = added.cards[0]!.id;
      const removed = await stripe.product.send(removeCard, { paymentMethodId: first }, { as });
      expect([removed.status, removed.body.cards]).toMatchObject([200, [{ last4: '4242' }]]);
      await expect.poll(countRequests).toBeGreaterThan(0);
      const failed = countRequests();
      await stripe.product.advance({ minutes: 10 });
      expect(countRequests()).toBe(failed + 1);
      await stripe.product.advance({ hours: 1 });
      expect(countRequests()).toBe(failed + 1);
    },
  );

  test('that was removed is not added again by its reference, which Stripe may be removing', async () => {
    const { as, paymentMethodId, added } = await stripe.aMember();
    const second = stripe.fake.setUpCard(await stripe.findStripeCustomer(as));
    await stripe.product.send(addCard, { paymentMethodId: second }, { as });
    const detach = `POST /v1/payment_methods/${paymentMethodId}/detach?`;
    stripe.fake.fault('lost_before', { on: detach.replace('?', '') });
    await stripe.product.send(removeCard, { paymentMethodId: added.cards[0]!.id }, { as });
    await expect.poll(() => stripe.fake.requests).toContain(detach);
    const repeated = await stripe.product.send(addCard, { paymentMethodId }, { as });
    const message = 'This card was removed. Please enter it again';
    expect([repeated.status, repeated.fields]).toEqual([400, { paymentMethodId: message }]);
    const { cards } = (await stripe.product.send(listCards, {}, { as })).body;
    expect(cards).toHaveLength(1);
  });

  test.each<Fault>(['lost_before', 'slow', 'fails_before', 'rubbish'])(
    'is added by the second call when Stripe answers the first with %s',
    async (fault) => {
      const as = await stripe.product.customer();
      const paymentMethodId = stripe.fake.setUpCard(await stripe.findStripeCustomer(as));
      stripe.fake.fault(fault, { on: 'GET /v1/payment_methods' });
      expect(await stripe.product.send(addCard, { paymentMethodId }, { as })).toMatchObject({
        status: 503,
        code: 'unavailable',
      });
      expect((await stripe.product.send(addCard, { paymentMethodId }, { as })).status).toBe(201);
    },
  );
});

describe('a number', () => {
  const canary = { cardNumber: '5200828282828210', cvc: '8675' };

  test.each<[string, object]>([
    ['with all that belongs to it', { ...CARD, ...canary }],
    ['beside a reference', { ...canary, paymentMethodId: 'pm_card_visa' }],
    ['alone, beside a reference', { cardNumber: canary.cardNumber, paymentMethodId: 'pm_card_visa' }],
  ])('%s is refused before Stripe is called, and stored nowhere', async (_, input) => {
    const as = await stripe.product.customer();
    const before = stripe.fake.requests.length;
    const headers = { 'idempotency-key': 'canary' };
    const answer = await stripe.product.send(addCard, input, { as, headers });
    expect(answer).toMatchObject({ status: 400, code: 'raw_card_refused' });
    expect(stripe.fake.requests).toHaveLength(before);
    for (const text of [stripe.readLog(), JSON.stringify(answer.body), stripe.fake.requests.join('\n')]) {
      expect(text).not.toContain(canary.cardNumber);
      // Not within the id of a request, which may hold it by chance.
      expect(text).not.toMatch(/(?<![\w-])8675(?![\w-])/);
    }
    const keys = await stripe.product.db
      .selectFrom('idempotencyKeys')
      .selectAll()
      .where('userId', '=', as.id)
      .execute();
    expect(JSON.stringify(keys)).not.toContain(canary.cardNumber);
  });
});
