import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addCard,
  createSubscription,
  giveTip,
  listCards,
  listInvoices,
  makeDefaultCard,
  refundInvoice,
  removeCard,
  retryPayment,
  updateSubscription,
} from '#contract/billing/calls.ts';
import type { Call } from '#contract/call.ts';
import { createRequest, postResponse } from '#contract/readings/calls.ts';
import type { TestUser } from '../../../testing/testProduct.ts';
import type { Charge, ChargeOrder } from '../../adapters/payments/payments.ts';
import { CARD, MASTERCARD, VISA } from '../../../testing/billing/billing.ts';
import { startBillingProduct } from '../../../testing/billing/startBillingProduct.ts';

const IS_LONG = process.env['SOAK'] === '1';
const AT_ONCE = 200;
const DELETES = IS_LONG ? 100 : 5;

const { product, billing, ledger, states } = await startBillingProduct({ LOG_LEVEL: 'fatal' });
const writer = await product.writer();
afterAll(() => product.stop());

const compareText = (a: string, b: string) => a.localeCompare(b);

interface ConcurrentCall {
  member: TestUser;
  by: TestUser;
  call: Call;
  input: object;
  /** What the gateway has charged and refunded if it ran once, in cents. */
  chargedCents: number[];
  refunded: number;
}

describe('of 200 concurrent calls for the same payment one is charged', () => {
  let members: Awaited<ReturnType<typeof states.createMembersIn>>;
  beforeAll(async () => {
    members = await states.createMembersIn({
      never_subscribed: 2,
      monthly_skipping: 2,
      payment_failed: 2,
      yearly_active: 4,
    });
  });

  const CONCURRENT_CALLS = {
    create: async () => {
      const member = members.never_subscribed.pop()!;
      return {
        member,
        by: member,
        call: createSubscription,
        input: { productId: 2 },
        chargedCents: [1_900],
        refunded: 0,
      };
    },
    update: async () => {
      const member = members.monthly_skipping.pop()!;
      const chargedCents = [1_900, 19_200];
      return {
        member,
        by: member,
        call: updateSubscription,
        input: { productId: 1 },
        chargedCents,
        refunded: 0,
      };
    },
    retry: async () => {
      const member = members.payment_failed.pop()!;
      return { member, by: member, call: retryPayment, input: {}, chargedCents: [1_900, 1_900], refunded: 0 };
    },
    tip: async () => {
      const member = members.yearly_active.pop()!;
      const { body } = await product.send(createRequest, { message: 'What will come?' }, { as: member });
      await product.send(postResponse, { readingRequest: body.id, message: 'This.' }, { as: writer });
      const input = { amount: '5.00', readingRequestId: body.id };
      return { member, by: member, call: giveTip, input, chargedCents: [19_200, 500], refunded: 0 };
    },
    refund: async () => {
      const member = members.yearly_active.pop()!;
      const { body } = await product.send(listInvoices, {}, { as: member });
      const input = { invoiceId: body.results[0]!.id, amountCents: 19_200 };
      return { member, by: writer, call: refundInvoice, input, chargedCents: [19_200], refunded: 19_200 };
    },
  } satisfies Record<string, () => Promise<ConcurrentCall>>;
  const PAYMENTS = Object.keys(CONCURRENT_CALLS) as (keyof typeof CONCURRENT_CALLS)[];

  const sendAtOnce = ({ call, input, by }: ConcurrentCall, headers: Record<string, string>) =>
    Promise.all(
      Array.from({ length: AT_ONCE }, () => product.send(call, input as never, { as: by, headers })),
    );

  async function readMoney({ member }: ConcurrentCall) {
    const charges = (await ledger.listGatewayCharges(member)).filter(
      ({ outcome }) => outcome === 'succeeded',
    );
    const invoices = await billing.invoices(member);
    return {
      chargedCents: charges.map(({ amount }) => amount).toSorted((a, b) => a - b),
      refunded: charges.reduce((sum, { refunded }) => sum + refunded, 0),
      invoiced: invoices.map(({ amountCents }) => amountCents).toSorted((a, b) => a - b),
      statuses: new Set(invoices.map(({ status }) => status)),
    };
  }

  /** One paid invoice contains everything that was charged. */
  const expectedMoney = ({ chargedCents: all, refunded }: ConcurrentCall) => {
    const chargedCents = all.toSorted((a, b) => a - b);
    return {
      chargedCents,
      refunded,
      invoiced: chargedCents,
      statuses: new Set([refunded > 0 ? 'refunded' : 'paid']),
    };
  };

  test.each(PAYMENTS)('%s, all with one key: all get its answer', { timeout: 60_000 }, async (payment) => {
    const concurrentCall: ConcurrentCall = await CONCURRENT_CALLS[payment]();
    const answers = await sendAtOnce(concurrentCall, { 'idempotency-key': `all-the-same-${payment}` });
    const { status = 200 } = concurrentCall.call;
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([status]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await readMoney(concurrentCall)).toEqual(expectedMoney(concurrentCall));
  });

  const TOO_LATE = {
    create: ['payment_in_progress', 'not_allowed_in_monthly_active'],
    update: ['payment_in_progress', 'not_allowed_in_yearly_active'],
    retry: ['payment_in_progress', 'not_allowed_in_monthly_active'],
    tip: ['payment_in_progress', 'tipped_just_now'],
    refund: ['not_refundable'],
  } as const;

  test.each(PAYMENTS)(
    '%s, without a key: the others are refused with a reason',
    { timeout: 60_000 },
    async (payment) => {
      const concurrentCall: ConcurrentCall = await CONCURRENT_CALLS[payment]();
      const answers = await sendAtOnce(concurrentCall, {});
      const { status = 200 } = concurrentCall.call;
      const refused = answers.filter((answer) => answer.status !== status);
      expect(refused).toHaveLength(AT_ONCE - 1);
      expect(new Set(refused.map((answer) => answer.status))).toEqual(new Set([409]));
      const codes = new Set(refused.map(({ code }) => code));
      expect([...codes].filter((code) => !(TOO_LATE[payment] as readonly unknown[]).includes(code))).toEqual(
        [],
      );
      expect(await readMoney(concurrentCall)).toEqual(expectedMoney(concurrentCall));
    },
  );
});

test(
  `two cards removed at once, ${DELETES} times: one stays, and is the default`,
  { timeout: 60_000 },
  async () => {
    const member = await billing.customer();
    for (let n = 0; n < DELETES; n++) {
      await product.send(addCard, { ...CARD, makeDefaultPaymentMethod: n % 2 === 0 }, { as: member });
      const { cards } = (await product.send(listCards, {}, { as: member })).body;
      const answers = await Promise.all(
        cards.map(({ id }) => product.send(removeCard, { paymentMethodId: id }, { as: member })),
      );
      expect(answers.map(({ status, code }) => `${code ?? status}`).toSorted(compareText)).toEqual([
        '200',
        'only_card',
      ]);
      const remaining = (await product.send(listCards, {}, { as: member })).body;
      expect(remaining.cards).toHaveLength(1);
      expect(remaining.defaultPaymentMethod).toBe(remaining.cards[0]!.id);
    }
  },
);

describe('a card changes while a charge is in progress', () => {
  /** Holds a member's next charge until it is released; then it returns this answer or the real one. */
  async function holdNextCharge({ id }: TestUser, answer?: Charge) {
    const { payments } = product.services;
    const { charge } = payments;
    const customer = product.db.selectFrom('gatewayCustomers').select('ref').where('userId', '=', id);
    const { ref } = await customer.executeTakeFirstOrThrow();
    const called = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    payments.charge = async (order: ChargeOrder) => {
      if (order.customer !== ref) return charge(order);
      payments.charge = charge;
      called.resolve();
      await release.promise;
      return answer ?? charge(order);
    };
    return { called: called.promise, release: release.resolve };
  }

  async function withTwoCards() {
    const member = await billing.customer({ card: VISA });
    await product.send(
      addCard,
      { ...CARD, cardNumber: MASTERCARD, makeDefaultPaymentMethod: false },
      { as: member },
    );
    const { cards } = (await product.send(listCards, {}, { as: member })).body;
    const [visa, mastercard] = ['visa', 'mastercard'].map(
      (each) => cards.find(({ brand }) => brand === each)!.id,
    );
    return { member, visa: visa!, mastercard: mastercard! };
  }

  test('it cannot be removed until the gateway has answered', async () => {
    const { member, visa, mastercard } = await withTwoCards();
    const heldCharge = await holdNextCharge(member);
    const subscribing = billing.subscribe(member, 2);
    await heldCharge.called;
    const remove = () => product.send(removeCard, { paymentMethodId: visa }, { as: member });
    expect(await remove()).toMatchObject({ status: 409, code: 'payment_in_progress' });
    const madeDefault = await product.send(makeDefaultCard, { paymentMethodId: mastercard }, { as: member });
    expect(madeDefault.body.defaultPaymentMethod).toBe(mastercard);
    heldCharge.release();
    expect(await subscribing).toMatchObject({ status: 201 });
    expect(await remove()).toMatchObject({ status: 200, body: { defaultPaymentMethod: mastercard } });
    const { body } = await product.send(listInvoices, {}, { as: member });
    expect(body.results).toMatchObject([{ status: 'paid', card: { brand: 'visa' } }]);
    expect(await ledger.listChargedCents(member)).toEqual([1_900]);
  });

  test('the new default card is charged the next day, although the old one was permanently declined', async () => {
    const { member, mastercard } = await withTwoCards();
    await billing.subscribe(member, 2);
    const heldCharge = await holdNextCharge(member, { kind: 'declined', code: 'lost_card', class: 'hard' });
    const advancing = states.advanceBy({ days: 31, hours: 1 });
    await heldCharge.called;
    const madeDefault = await product.send(makeDefaultCard, { paymentMethodId: mastercard }, { as: member });
    expect(madeDefault.status).toBe(200);
    heldCharge.release();
    await advancing;
    expect(await billing.subscriptionInfo(member)).toMatchObject({
      currentSubscriptionStatus: 'payment_failed',
    });
    await states.advanceBy({ days: 2 });
    expect(await billing.subscriptionInfo(member)).toMatchObject({
      currentSubscriptionStatus: 'monthly_active',
    });
    expect(await ledger.listChargedCents(member)).toEqual([1_900, 1_900]);
  });
});
