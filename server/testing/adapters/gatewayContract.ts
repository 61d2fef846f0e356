import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChargeOrder, PaymentGateway, RawCard } from '../../src/adapters/payments/payments.ts';

/** The card behaviours that a test may need. */
export type CardBehaviour =
  | 'succeeds'
  | 'another'
  | 'declines'
  | 'refused'
  | 'wants_authentication'
  | 'answers_late';

export interface GatewayUnderTest {
  gateway: PaymentGateway;
  /** Opens the same gateway as another process would. */
  reopen(): PaymentGateway;
  card: Readonly<Record<CardBehaviour, RawCard | { paymentMethodId: string }>>;
  /** The next charge of the card that answers late succeeds, but its answer is lost. */
  loseNextAnswer(): void;
  /** The member confirms a waiting charge. */
  memberConfirms(ref: string): Promise<void> | void;
  close(): Promise<void>;
}

const AMOUNT = 1_900;
const createKey = () => `key-${randomUUID()}`;

/** Tests that every payment gateway must pass. */
export function testGatewayContract(open: () => Promise<GatewayUnderTest>): void {
  let trial: GatewayUnderTest;
  let gateway: PaymentGateway;
  beforeAll(async () => {
    trial = await open();
    gateway = trial.gateway;
  });
  afterAll(() => trial.close());

  const createCustomer = () =>
    gateway.ensureCustomer({ id: 1, email: `${createKey()}@example.test` }, createKey());

  async function attachCard(customer: string, behaviour: CardBehaviour = 'succeeds') {
    const answer = await gateway.attachCard(customer, trial.card[behaviour], createKey());
    if (answer.kind !== 'attached') throw new Error(answer.kind);
    return answer.card;
  }

  async function createOrder(behaviour: CardBehaviour = 'succeeds', more: Partial<ChargeOrder> = {}) {
    const customer = await createCustomer();
    const { ref: card } = await attachCard(customer, behaviour);
    return { customer, card, amountCents: AMOUNT, attemptId: createKey(), offSession: false, ...more };
  }

  async function chargePaid(): Promise<string> {
    const charge = await gateway.charge(await createOrder());
    if (charge.kind !== 'succeeded') throw new Error(charge.kind);
    return charge.ref;
  }

  async function chargeWaiting() {
    const order = await createOrder('wants_authentication', { offSession: true });
    const charge = await gateway.charge(order);
    if (charge.kind !== 'requires_action') throw new Error(charge.kind);
    return { order, charge, ref: charge.ref };
  }

  describe('a customer', () => {
    test('is made known once for one key', async () => {
      const user = { id: 1, email: 'ada@example.test' };
      const key = createKey();
      const refs = [await gateway.ensureCustomer(user, key), await gateway.ensureCustomer(user, key)];
      expect(refs[0]).toBe(refs[1]);
      expect(await gateway.ensureCustomer(user, createKey())).not.toBe(refs[0]);
    });
  });

  test('a customer is deleted with their cards; what they paid can still be refunded', async () => {
    const order = await createOrder();
    const charge = await gateway.charge(order);
    await gateway.deleteCustomer(order.customer);
    await gateway.deleteCustomer(order.customer);
    expect((await gateway.charge({ ...order, attemptId: createKey() })).kind).toBe('declined');
    const { ref } = charge as { ref: string };
    expect((await gateway.refund({ ref, amountCents: AMOUNT, key: createKey() })).kind).toBe('succeeded');
  });

  describe('a card', () => {
    test('is described by what is printed on it, and by a fingerprint that depends on its number only', async () => {
      const customer = await createCustomer();
      const card = await attachCard(customer);
      expect(card).toMatchObject({
        brand: 'visa',
        last4: '4242',
        expMonth: expect.any(Number),
        expYear: expect.any(Number),
      });
      const secondCard = await attachCard(await createCustomer());
      const other = await attachCard(customer, 'another');
      expect(secondCard.ref).not.toBe(card.ref);
      expect(secondCard.fingerprint).toBe(card.fingerprint);
      expect(other).toMatchObject({ brand: 'mastercard', last4: '4444' });
      expect(other.fingerprint).not.toBe(card.fingerprint);
    });

    test('that its bank refuses is not kept', async () => {
      const customer = await createCustomer();
      expect(await gateway.attachCard(customer, trial.card.refused, createKey())).toEqual({
        kind: 'declined',
        code: 'card_declined',
      });
    });

    test.each(['pm_nobody', '4242424242424242', '../customers', ''])(
      'of no such reference as %j is refused',
      async (paymentMethodId) => {
        const answer = await gateway.attachCard(await createCustomer(), { paymentMethodId }, createKey());
        expect(answer).toEqual({ kind: 'refused', message: expect.any(String) });
      },
    );

    test('is charged for its own customer alone, and no more once it is detached', async () => {
      const order = await createOrder();
      const declined = { kind: 'declined', code: 'card_declined', class: 'soft' };
      const customer = await createCustomer();
      expect(await gateway.charge({ ...order, customer, attemptId: createKey() })).toEqual(declined);
      await gateway.detachCard(order.card);
      await gateway.detachCard(order.card);
      expect(await gateway.charge(order)).toEqual(declined);
    });
  });

  describe('a charge', () => {
    test('is made once, however often and by how many it is sent', async () => {
      const order = await createOrder();
      const first = await gateway.charge(order);
      expect(first).toEqual({ kind: 'succeeded', ref: expect.any(String) });
      const more = await Promise.all(Array.from({ length: 5 }, () => gateway.charge(order)));
      for (const charge of more) expect(charge).toEqual(first);
      expect(await gateway.findCharge(order)).toEqual(first);
      expect(await gateway.confirmCharge((first as { ref: string }).ref)).toEqual(first);
    });

    test('of another attempt is another', async () => {
      const order = await createOrder();
      const refs = new Set<string>();
      for (let i = 0; i < 4; i++) {
        const attempt = { ...order, attemptId: createKey() };
        const charge = await gateway.charge(attempt);
        expect(await gateway.findCharge(attempt)).toEqual(charge);
        refs.add((charge as { ref: string }).ref);
      }
      expect(refs.size).toBe(4);
    });

    test('is not found before it was sent, nor by another customer', async () => {
      const order = await createOrder();
      expect(await gateway.findCharge(order)).toEqual({ kind: 'none' });
      await gateway.charge(order);
      const customer = await createCustomer();
      expect(await gateway.findCharge({ ...order, customer })).toEqual({ kind: 'none' });
    });

    test('is not made of the same attempt with another amount', async () => {
      const order = await createOrder();
      const charge = await gateway.charge(order);
      await expect(gateway.charge({ ...order, amountCents: 19_200 })).rejects.toThrow(
        /other values|IdempotencyError/,
      );
      expect(await gateway.findCharge(order)).toEqual(charge);
    });

    test('that is declined stays declined', async () => {
      const order = await createOrder('declines');
      const declined = { kind: 'declined', code: 'card_declined', class: 'soft' };
      expect(await gateway.charge(order)).toEqual(declined);
      expect(await gateway.charge(order)).toEqual(declined);
      expect(await gateway.findCharge(order)).toEqual(declined);
      expect(await gateway.findCharge(order)).toEqual(declined);
      expect(await gateway.charge(order)).toEqual(declined);
    });

    test('is still known after the gateway is opened again', async () => {
      const order = await createOrder();
      const charge = await gateway.charge(order);
      const reopened = trial.reopen();
      try {
        expect(await reopened.findCharge(order)).toEqual(charge);
        expect(await reopened.charge(order)).toEqual(charge);
      } finally {
        await reopened.close();
      }
    });

    test('whose answer was lost is unknown, and found to have been made once', async () => {
      const order = await createOrder('answers_late');
      trial.loseNextAnswer();
      expect(await gateway.charge(order)).toEqual({ kind: 'unknown' });
      const found = await gateway.findCharge(order);
      expect(found.kind).toBe('succeeded');
      expect(await gateway.charge(order)).toEqual(found);
      expect(await gateway.findCharge(order)).toEqual(found);
    });
  });

  describe('a charge for which the bank wants the member', () => {
    test('waits, and nothing is paid meanwhile', async () => {
      const { order, charge, ref } = await chargeWaiting();
      expect(charge.clientSecret).not.toBe('');
      expect(await gateway.findCharge(order)).toEqual(charge);
      expect(await gateway.charge(order)).toEqual(charge);
      expect((await gateway.refund({ ref, amountCents: 1, key: createKey() })).kind).toBe('refused');
    });

    test('is declined for good once it was taken back', async () => {
      const { order, ref } = await chargeWaiting();
      const declined = { kind: 'declined', code: 'authentication_required', class: 'fix_card' };
      expect(await gateway.cancelCharge(ref)).toEqual(declined);
      expect(await gateway.findCharge(order)).toEqual(declined);
      expect(await gateway.charge(order)).toEqual(declined);
      expect(await gateway.confirmCharge(ref)).toEqual(declined);
      expect(await gateway.cancelCharge(ref)).toEqual(declined);
    });

    test('is paid once the member has confirmed, and cannot be taken back then', async () => {
      const { order, ref } = await chargeWaiting();
      await trial.memberConfirms(ref);
      const succeeded = { kind: 'succeeded', ref };
      expect(await gateway.confirmCharge(ref)).toEqual(succeeded);
      expect(await gateway.cancelCharge(ref)).toEqual(succeeded);
      expect(await gateway.findCharge(order)).toEqual(succeeded);
      expect(await gateway.charge(order)).toEqual(succeeded);
      expect((await gateway.refund({ ref, amountCents: AMOUNT, key: createKey() })).kind).toBe('succeeded');
    });

    test('and one that is not known are not mistaken for each other', async () => {
      await expect(gateway.confirmCharge('pi_nobody')).rejects.toThrow('The payment gateway');
      await expect(gateway.cancelCharge('pi_nobody')).rejects.toThrow('The payment gateway');
    });
  });

  describe('a refund', () => {
    const sumRefundedCents = async (ref: string) =>
      (await gateway.listRefunds(ref)).reduce((sum, { amountCents }) => sum + amountCents, 0);

    test('is made once for one key', async () => {
      const order = { ref: await chargePaid(), amountCents: AMOUNT, key: createKey() };
      const refund = await gateway.refund(order);
      expect(refund).toEqual({ kind: 'succeeded', ref: expect.any(String) });
      expect(await gateway.refund(order)).toEqual(refund);
      expect(await gateway.listRefunds(order.ref)).toEqual([
        { ref: (refund as { ref: string }).ref, key: order.key, amountCents: AMOUNT, hasFailed: false },
      ]);
    });

    test('never exceeds what is left of the charge, also by several at once', async () => {
      const ref = await chargePaid();
      expect(await sumRefundedCents(ref)).toBe(0);
      const refunds = await Promise.all(
        Array.from({ length: 4 }, () => gateway.refund({ ref, amountCents: 700, key: createKey() })),
      );
      const succeededCount = refunds.filter(({ kind }) => kind === 'succeeded').length;
      expect(succeededCount).toBeGreaterThan(0);
      expect(succeededCount).toBeLessThanOrEqual(2);
      expect(await sumRefundedCents(ref)).toBe(700 * succeededCount);
      const remainingCents = AMOUNT - 700 * succeededCount;
      expect((await gateway.refund({ ref, amountCents: remainingCents + 1, key: createKey() })).kind).toBe(
        'refused',
      );
      expect((await gateway.refund({ ref, amountCents: remainingCents, key: createKey() })).kind).toBe(
        'succeeded',
      );
      expect(await sumRefundedCents(ref)).toBe(AMOUNT);
    });

    test('of no such charge is refused', async () => {
      expect((await gateway.refund({ ref: 'pi_nobody', amountCents: 1, key: createKey() })).kind).toBe(
        'refused',
      );
      await expect(gateway.listRefunds('pi_nobody')).rejects.toThrow('The payment gateway');
    });
  });

  test('a charge leads to its attempt, and the charge of somebody else to none', async () => {
    const order = await createOrder();
    const charge = await gateway.charge(order);
    const { attemptId, customer } = order;
    expect(await gateway.findAttempt((charge as { ref: string }).ref)).toEqual({ attemptId, customer });
    expect(await gateway.findAttempt('pi_nobody')).toBeNull();
  });

  test('a charge is not disputed by itself', async () => {
    expect(await gateway.isDisputed(await chargePaid())).toBe(false);
  });

  test('an unsigned message is ignored', () => {
    const message = Buffer.from(
      JSON.stringify({ id: 'evt_1', type: 'charge.refunded', data: { object: {} } }),
    );
    expect(gateway.parseEvent(message, '')).toBeNull();
    expect(gateway.parseEvent(message, 't=1,v1=00')).toBeNull();
  });
}
