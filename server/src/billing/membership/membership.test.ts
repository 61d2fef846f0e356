import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSubscription, getNewSubscriptionInfo, getSubscriptionInfo } from '#contract/billing/calls.ts';
import { getMe } from '#contract/profiles/calls.ts';
import { startTestProduct, type TestProduct } from '../../../testing/testProduct.ts';
import {
  createBilling,
  DECLINES,
  NEVER_SUBSCRIBED_INFO,
  toSubscriptionEvent,
  VISA,
  WANTS_AUTHENTICATION,
} from '../../../testing/billing/billing.ts';

let product: TestProduct;
let billing: ReturnType<typeof createBilling>;
beforeAll(async () => {
  product = await startTestProduct();
  billing = createBilling(product);
});
afterAll(() => product.stop());

describe('the first membership', () => {
  test.each([
    [1, 'yearly_active', 'year', 19_200],
    [2, 'monthly_active', 'month', 1_900],
  ] as const)('plan %i begins now for its price: %s', async (productId, status, interval, amountCents) => {
    const customer = await billing.customer();
    expect(await billing.subscriptionInfo(customer)).toEqual(NEVER_SUBSCRIBED_INFO);

    const { status: code, body } = await billing.subscribe(customer, productId);
    expect(code).toBe(201);
    const { currentPeriodStart: start, currentPeriodEnd: end } = body;
    expect(body).toEqual({
      ...NEVER_SUBSCRIBED_INFO,
      currentSubscriptionStatus: status,
      status: 'active',
      interval,
      productId,
      currentPeriodStart: expect.any(Number),
      currentPeriodEnd: expect.any(Number),
      nextCharge: { date: end, amountCents },
    });
    const startedOn = Temporal.Instant.fromEpochMilliseconds(start! * 1000).toZonedDateTimeISO('UTC');
    expect(end).toBe(
      startedOn.add(interval === 'year' ? { years: 1 } : { months: 1 }).epochMilliseconds / 1000,
    );
    expect(Math.abs(start! - product.services.clock.now().epochMilliseconds / 1000)).toBeLessThan(10);

    expect(await billing.subscriptionInfo(customer)).toEqual(body);
    expect((await product.send(getMe, {}, { as: customer })).body).toMatchObject({
      currentSubscriptionStatus: status,
      subscriptionCurrentPeriodEnd: end,
    });
    expect(await billing.invoices(customer)).toEqual([
      { id: expect.any(Number), status: 'paid', amountCents, productId, periodStart: start, periodEnd: end },
    ]);
    expect(await billing.attempts(customer)).toEqual([
      { status: 'succeeded', declineCode: null, gatewayRef: expect.any(String), lookAt: null },
    ]);
    expect(await billing.gatewayCharges(customer)).toEqual(['succeeded']);
    expect(await billing.events(customer)).toEqual([toSubscriptionEvent(customer, status)]);
  });

  test('is refused without a charge while there is one already', async () => {
    for (const [productId, code] of [
      [1, 'not_allowed_in_yearly_active'],
      [2, 'not_allowed_in_monthly_active'],
    ] as const) {
      const customer = await billing.customer();
      const { body } = await billing.subscribe(customer, productId);
      expect(await billing.subscribe(customer, productId)).toMatchObject({ status: 409, code });
      expect(await billing.subscriptionInfo(customer)).toEqual(body);
      expect(await billing.attempts(customer)).toHaveLength(1);
    }
  });

  test('needs a card', async () => {
    const customer = await billing.customer({ card: null });
    expect(await billing.subscribe(customer, 2)).toMatchObject({ status: 402, code: 'no_card' });
    expect(await billing.subscriptionInfo(customer)).toEqual(NEVER_SUBSCRIBED_INFO);
    expect(await billing.invoices(customer)).toEqual([]);
  });

  test.each([0, 3, '1', null, undefined])('of plan %j is refused', async (productId) => {
    const answer = await billing.subscribe(await billing.customer(), productId as never);
    expect(answer).toMatchObject({ status: 400, fields: { productId: 'Please choose a plan' } });
  });

  test('a declined card changes nothing, and another card is accepted', async () => {
    const customer = await billing.customer({ card: DECLINES });
    expect(await billing.subscribe(customer, 1)).toMatchObject({
      status: 402,
      code: 'card_declined',
      detail: 'Your card was declined. Please try another card',
    });
    expect(await billing.subscriptionInfo(customer)).toEqual(NEVER_SUBSCRIBED_INFO);
    expect(await billing.subscribe(customer, 1)).toMatchObject({ status: 402, code: 'card_declined' });
    expect(await billing.events(customer)).toEqual([]);

    await billing.addCardTo(customer, VISA);
    expect((await billing.subscribe(customer, 1)).status).toBe(201);
    expect((await billing.invoices(customer)).map(({ status }) => status)).toEqual(['void', 'void', 'paid']);
    expect((await billing.attempts(customer)).map(({ status }) => status)).toEqual([
      'declined',
      'declined',
      'succeeded',
    ]);
    expect(await billing.gatewayCharges(customer)).toEqual(['declined', 'declined', 'succeeded']);
  });

  test('a card that needs authentication can be charged by the member, not by a writer for them', async () => {
    const absent = await billing.customer({ card: WANTS_AUTHENTICATION });
    const as = await product.writer();
    const declined = await product.send(createSubscription, { productId: 2, userId: absent.id }, { as });
    expect(declined).toMatchObject({ status: 402, code: 'authentication_required' });
    expect(await billing.subscriptionInfo(absent)).toEqual(NEVER_SUBSCRIBED_INFO);
    expect((await billing.subscribe(absent, 2)).status).toBe(201);
  });

  test('can be taken again after it was canceled', async () => {
    const customer = await billing.customer();
    const first = await billing.subscribe(customer, 2);
    const { currentPeriodStart: start, currentPeriodEnd: end } = first.body;
    await product.db
      .updateTable('subscriptions')
      .set({ status: 'canceled', currentPeriodStart: start! - 5_000, anchor: start! - 5_000, endedAt: start })
      .where('userId', '=', customer.id)
      .execute();
    await product.db
      .updateTable('invoices')
      .set({ periodStart: start! - 5_000, periodEnd: end! - 5_000 })
      .where('userId', '=', customer.id)
      .execute();
    const repeated = await billing.subscribe(customer, 1);
    expect(repeated.status).toBe(201);
    expect(repeated.body).toMatchObject({ currentSubscriptionStatus: 'yearly_active', productId: 1 });
    const { endedAt } = await product.db
      .selectFrom('subscriptions')
      .select('endedAt')
      .where('userId', '=', customer.id)
      .executeTakeFirstOrThrow();
    expect(endedAt).toBeNull();
  });
});

describe('concurrent and repeated calls', () => {
  test('50 calls at once with one key make one charge and get one answer', async () => {
    const customer = await billing.customer();
    const headers = { 'idempotency-key': 'one' };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => billing.subscribe(customer, 2, headers)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await billing.gatewayCharges(customer)).toEqual(['succeeded']);
  });

  test('50 calls at once without a key make one charge', async () => {
    const customer = await billing.customer();
    const answers = await Promise.all(Array.from({ length: 50 }, () => billing.subscribe(customer, 2)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = new Set(answers.filter(({ status }) => status !== 201).map(({ code }) => code));
    expect(
      [...refused].every((code) => /^(payment_in_progress|not_allowed_in_monthly_active)$/.test(code!)),
    ).toBe(true);
    expect(await billing.gatewayCharges(customer)).toEqual(['succeeded']);
    expect(await billing.invoices(customer)).toHaveLength(1);
  });

  test('a decline stays the answer to its key', async () => {
    const customer = await billing.customer({ card: DECLINES });
    const headers = { 'idempotency-key': 'declined' };
    const first = await billing.subscribe(customer, 2, headers);
    await billing.addCardTo(customer, VISA);
    expect((await billing.subscribe(customer, 2, headers)).body).toEqual(first.body);
    expect((await billing.subscribe(customer, 2)).status).toBe(201);
  });

  test('the same key with another plan is refused', async () => {
    const customer = await billing.customer();
    const headers = { 'idempotency-key': 'plan' };
    await billing.subscribe(customer, 2, headers);
    expect(await billing.subscribe(customer, 1, headers)).toMatchObject({
      status: 409,
      code: 'idempotency_key_reused',
    });
  });
});

describe('access to memberships', () => {
  test('is refused without a token', async () => {
    expect((await product.send(getSubscriptionInfo, {})).status).toBe(401);
    expect((await product.send(createSubscription, { productId: 2 })).status).toBe(401);
    expect((await product.send(getNewSubscriptionInfo, { userId: 1 })).status).toBe(401);
  });

  test('a customer who names another member is refused, and nothing changes', async () => {
    const owner = await billing.customer();
    const as = await billing.customer();
    const userId = owner.id;
    expect((await product.send(getSubscriptionInfo, { userId }, { as })).status).toBe(403);
    expect((await product.send(getNewSubscriptionInfo, { userId }, { as })).status).toBe(403);
    expect((await product.send(createSubscription, { productId: 2, userId }, { as })).status).toBe(403);
    expect(await billing.subscriptionInfo(owner)).toEqual(NEVER_SUBSCRIBED_INFO);
  });

  test('a customer who names another member is refused, even if the input is also invalid', async () => {
    const { id } = await billing.customer();
    const { token } = await billing.customer();
    const send = (body: object) =>
      product.fetchRaw('/api/subscription/create_subscription', {
        method: 'POST',
        headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await send({ user_id: id })).status).toBe(403);
    expect((await send({ user_id: id, product_id: 9 })).status).toBe(403);
    expect((await send({ product_id: 9 })).status).toBe(400);
  });

  test('a writer takes it for a member they name', async () => {
    const customer = await billing.customer();
    const as = await product.writer();
    const userId = customer.id;
    expect((await product.send(createSubscription, { productId: 1 }, { as })).status).toBe(400);
    expect((await product.send(createSubscription, { productId: 1, userId: as.id }, { as })).status).toBe(
      404,
    );
    const { status, body } = await product.send(createSubscription, { productId: 1, userId }, { as });
    expect([status, body.currentSubscriptionStatus]).toEqual([201, 'yearly_active']);
    expect((await product.send(getSubscriptionInfo, { userId }, { as })).body).toEqual(body);
    expect(await billing.subscriptionInfo(customer)).toEqual(body);
  });
});
