import { Writable } from 'node:stream';
import { beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '../../platform/log.ts';
import type { ChargeOrder, PaymentGateway } from './payments.ts';
import { type Fault, type StripeFake, createStripeFake } from '../../../testing/adapters/stripeFake.ts';

let fake: StripeFake;
let gateway: PaymentGateway;
let customer: string;
beforeEach(async () => {
  fake = createStripeFake();
  gateway = fake.gateway();
  customer = await gateway.ensureCustomer({ id: 7, email: 'ada@example.test' }, 'user7');
});

const order = (kind?: string, more: Partial<ChargeOrder> = {}): ChargeOrder => ({
  customer,
  card: fake.setUpCard(customer, kind),
  amountCents: 1_900,
  attemptId: 'inv1_a1',
  offSession: false,
  ...more,
});
const listIntentStatuses = () => [...fake.intents.values()].map(({ status }) => status);
const listChargeRequests = () =>
  fake.requests.filter((request) => request.startsWith('POST /v1/payment_intents?'));

describe('a charge', () => {
  test('is requested on session or off session, by card only', async () => {
    await gateway.charge(order());
    await gateway.charge(order(undefined, { attemptId: 'inv1_a2', offSession: true }));
    const [onSession, offSession] = listChargeRequests().map(
      (sent) => new URLSearchParams(sent.split('?')[1]),
    );
    expect(Object.fromEntries(onSession!)).toMatchObject({
      amount: '1900',
      currency: 'usd',
      customer,
      confirm: 'true',
      off_session: 'false',
      use_stripe_sdk: 'true',
      'allowed_payment_method_types[0]': 'card',
      'metadata[attempt_id]': 'inv1_a1',
    });
    expect(offSession!.get('off_session')).toBe('true');
    expect(offSession!.has('use_stripe_sdk')).toBe(false);
  });

  test.each<[string, object]>([
    ['pm_card_visa', { kind: 'succeeded' }],
    ['pm_card_chargeCustomerFail', { code: 'card_declined', class: 'soft' }],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', { code: 'insufficient_funds', class: 'soft' }],
    ['pm_card_chargeDeclinedProcessingError', { code: 'processing_error', class: 'soft' }],
    ['pm_card_chargeDeclinedExpiredCard', { code: 'expired_card', class: 'fix_card' }],
    ['pm_card_chargeDeclinedIncorrectCvc', { code: 'incorrect_cvc', class: 'fix_card' }],
    ['pm_card_visa_chargeDeclinedLostCard', { code: 'lost_card', class: 'hard' }],
    ['pm_card_neverAgain', { code: 'do_not_try_again', class: 'hard' }],
  ])('of %s: %o, and the same when it is looked up', async (kind, outcome) => {
    const chargeOrder = order(kind, { offSession: true });
    const charge = await gateway.charge(chargeOrder);
    expect(charge).toMatchObject(outcome);
    expect(await gateway.findCharge(chargeOrder)).toEqual(charge);
    expect(await gateway.findCharge(chargeOrder)).toEqual(charge);
  });

  test('that was declined can no longer succeed after it was looked up', async () => {
    const chargeOrder = order('pm_card_chargeCustomerFail');
    await gateway.charge(chargeOrder);
    await gateway.findCharge(chargeOrder);
    expect(listIntentStatuses()).toEqual(['canceled']);
  });

  test.each<[Fault, 'none' | 'succeeded']>([
    ['lost_before', 'none'],
    ['in_progress', 'none'],
    ['rate_limited', 'none'],
    ['fails_before', 'none'],
    ['lost_after', 'succeeded'],
    ['fails_after', 'succeeded'],
    ['slow', 'succeeded'],
    ['rubbish', 'succeeded'],
    ['nothing', 'succeeded'],
    ['strange', 'succeeded'],
    ['another', 'succeeded'],
  ])(
    'with the response %s is unknown; %s is found; a repeated request charges once',
    async (fault, found) => {
      gateway = fake.gateway({ timeoutMs: 50 });
      const chargeOrder = order();
      fake.fault(fault);
      expect(await gateway.charge(chargeOrder)).toEqual({ kind: 'unknown' });
      expect((await gateway.findCharge(chargeOrder)).kind).toBe(found);
      expect((await gateway.charge(chargeOrder)).kind).toBe('succeeded');
      expect(listIntentStatuses()).toEqual(['succeeded']);
    },
  );

  test.each<Fault>(['lost_before', 'lost_after', 'in_progress', 'fails_before'])(
    'is retried automatically under the same key after one %s',
    async (fault) => {
      fake.fault(fault);
      expect((await fake.gateway({ retries: 1 }).charge(order())).kind).toBe('succeeded');
      expect(listChargeRequests()).toHaveLength(2);
      expect(listIntentStatuses()).toEqual(['succeeded']);
    },
  );

  test.each<Fault>(['lost_before', 'rubbish', 'strange', 'nothing', 'fails_before'])(
    'stays unknown when the search for it gets %s',
    async (fault) => {
      const chargeOrder = order();
      const { kind } = await gateway.charge(chargeOrder);
      fake.fault(fault, { on: 'GET /v1/payment_intents' });
      expect(await gateway.findCharge(chargeOrder)).toEqual({ kind: 'unknown' });
      expect((await gateway.findCharge(chargeOrder)).kind).toBe(kind);
    },
  );

  test('is found in a list of more than one page', async () => {
    const card = fake.setUpCard(customer);
    const orders = Array.from({ length: 8 }, (_, i) => order(undefined, { card, attemptId: `inv${i}_a1` }));
    const charges = [];
    for (const each of orders) charges.push(await gateway.charge(each));
    for (const [i, each] of orders.entries()) expect(await gateway.findCharge(each)).toEqual(charges[i]);
    expect(await gateway.findCharge({ customer, attemptId: 'inv8_a1' })).toEqual({ kind: 'none' });
  });

  test('with our wrong API key throws an error instead of an outcome', async () => {
    const locked = fake.gateway({ secretKey: 'sk_test_other' });
    await expect(locked.charge(order())).rejects.toThrow('401');
  });
});

describe('a member who is online', () => {
  test('is asked by their bank, and is charged after confirming', async () => {
    const chargeOrder = order('pm_card_authenticationRequired');
    const waiting = await gateway.charge(chargeOrder);
    const ref = (waiting as { ref: string }).ref;
    expect(waiting).toMatchObject({ kind: 'requires_action', clientSecret: expect.stringContaining(ref) });
    expect(await gateway.confirmCharge(ref)).toEqual(waiting);
    fake.memberConfirms(ref);
    expect(await gateway.confirmCharge(ref)).toEqual({ kind: 'succeeded', ref });
  });

  test.each(['confirmCharge', 'findCharge'] as const)(
    'is declined by %s when the bank’s authentication fails; the client secret is useless afterwards',
    async (question) => {
      const chargeOrder = order('pm_card_authenticationRequired');
      const { ref } = (await gateway.charge(chargeOrder)) as { ref: string };
      fake.memberFails(ref);
      const declined = { kind: 'declined', code: 'authentication_required', class: 'fix_card' };
      const charge = question === 'findCharge' ? gateway.findCharge(chargeOrder) : gateway.confirmCharge(ref);
      expect(await charge).toEqual(declined);
      expect(listIntentStatuses()).toEqual(['canceled']);
      expect(await gateway.findCharge(chargeOrder)).toEqual(declined);
    },
  );

  test('gets the final outcome, not the waiting state, when the charge is sent again', async () => {
    const [first, second] = ['inv1_a1', 'inv2_a1'].map((attemptId) =>
      order('pm_card_authenticationRequired', { attemptId }),
    );
    const { ref } = (await gateway.charge(first!)) as { ref: string };
    fake.memberConfirms(ref);
    expect(await gateway.charge(first!)).toEqual({ kind: 'succeeded', ref });
    const { ref: other } = (await gateway.charge(second!)) as { ref: string };
    const declined = await gateway.cancelCharge(other);
    expect(declined.kind).toBe('declined');
    expect(await gateway.charge(second!)).toEqual(declined);
  });

  test('has paid if they confirm at the moment of the cancellation', async () => {
    const { ref } = (await gateway.charge(order('pm_card_authenticationRequired'))) as { ref: string };
    fake.memberConfirms(ref);
    expect(await gateway.cancelCharge(ref)).toEqual({ kind: 'succeeded', ref });
  });

  test.each<Fault>(['lost_before', 'lost_after', 'fails_before', 'rubbish'])(
    'gets no wrong outcome when the cancellation gets %s',
    async (fault) => {
      const { ref } = (await gateway.charge(order('pm_card_authenticationRequired'))) as { ref: string };
      fake.fault(fault);
      expect(await gateway.cancelCharge(ref)).toEqual({ kind: 'unknown' });
      expect((await gateway.cancelCharge(ref)).kind).toBe('declined');
      expect(listIntentStatuses()).toEqual(['canceled']);
    },
  );
});

describe('a refund', () => {
  const createPaidCharge = async () => ((await gateway.charge(order())) as { ref: string }).ref;

  test.each<Fault>(['lost_before', 'lost_after', 'fails_after', 'rubbish', 'in_progress'])(
    'with the response %s is unknown, and is made once when it is requested again',
    async (fault) => {
      const refundOrder = { ref: await createPaidCharge(), amountCents: 700, key: 'refund1' };
      fake.fault(fault, { on: 'POST /v1/refunds' });
      expect(await gateway.refund(refundOrder)).toEqual({ kind: 'unknown' });
      expect((await gateway.refund(refundOrder)).kind).toBe('succeeded');
      expect(await gateway.listRefunds(refundOrder.ref)).toMatchObject([
        { amountCents: 700, hasFailed: false },
      ]);
    },
  );

  test('is made once even if Stripe has forgotten its key', async () => {
    const refundOrder = { ref: await createPaidCharge(), amountCents: 700, key: 'refund1' };
    const refund = await gateway.refund(refundOrder);
    fake.forgetKeys();
    expect(await gateway.refund(refundOrder)).toEqual(refund);
    expect(fake.refunds).toHaveLength(1);
  });
});

test.each([
  ['needs_response', true],
  ['warning_needs_response', true],
  ['lost', true],
  ['won', false],
  ['warning_closed', false],
])('a dispute that is %s counts as one: %s', async (status, isDisputed) => {
  const { ref } = (await gateway.charge(order())) as { ref: string };
  fake.dispute(ref, status);
  expect(await gateway.isDisputed(ref)).toBe(isDisputed);
});

test('data of card or member in Stripe’s errors is neither passed on nor logged', async () => {
  let lines = '';
  const sink = new Writable({
    write(chunk, _, done) {
      lines += String(chunk);
      done();
    },
  });
  gateway = fake.gateway({ log: createLog('trace', sink) });
  const chargeOrder = order('pm_card_chargeCustomerFail');
  await gateway.charge(chargeOrder);
  const [intent] = fake.intents.values();
  fake.fault('rubbish');
  await gateway.charge({ ...chargeOrder, attemptId: 'inv2_a1' });
  await gateway.charge({ ...chargeOrder, card: 'pm_gone', attemptId: 'inv3_a1' });
  const error: unknown = await gateway
    .charge({ ...chargeOrder, amountCents: 2_000 })
    .catch((caught) => caught);
  expect(error).toBeInstanceOf(Error);
  const output = lines + JSON.stringify(error, Object.getOwnPropertyNames(error));
  expect(lines).toContain('the payment gateway');
  for (const secret of [intent!.client_secret, 'sk_test_fake', 'Said by Stripe', 'ada@example.test'])
    expect(output).not.toContain(secret);
});
