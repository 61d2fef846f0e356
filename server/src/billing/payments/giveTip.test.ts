import { afterAll, describe, expect, test, vi } from 'vitest';
import { confirmPayment, giveTip, refundInvoice } from '#contract/billing/calls.ts';
import { patchStaffUser } from '#contract/members/calls.ts';
import { createRequest, getRequest, postResponse } from '#contract/readings/calls.ts';
import type { TestUser } from '../../../testing/testProduct.ts';
import { ANSWERS_LATE, DECLINES, VISA, WANTS_AUTHENTICATION } from '../../../testing/billing/billing.ts';
import { startBillingProduct } from '../../../testing/billing/startBillingProduct.ts';
import { countWaitingForLocks } from '../../../testing/startWhileLocked.ts';

const { product, billing, ledger, states } = await startBillingProduct();
const writer = await product.writer('Isolde');
afterAll(() => product.stop());

/** A member with a request that Isolde has answered, unless `isAnswered` is false. */
async function createAskingMember({ isAnswered = true, card = VISA } = {}) {
  const member = await states.createMember();
  await states.sendStateChangeOrThrow('create', member);
  const { body } = await product.send(createRequest, { message: 'What will come?' }, { as: member });
  const readingRequest = body.id;
  if (isAnswered)
    await product.send(postResponse, { readingRequest, message: 'This.', personality: 1 }, { as: writer });
  if (card !== VISA) await states.payBy(member, card);
  return { member, requestId: body.id };
}

const sendTip = (as: TestUser, readingRequestId: number, amount: string | number = '5.00') =>
  product.send(giveTip, { amount: amount as string, readingRequestId }, { as });

test('a tip is charged at once to the default card, and names the reader', async () => {
  const { member, requestId } = await createAskingMember();
  const before = await ledger.readEverything(member);
  const { status, body } = await sendTip(member, requestId);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    kind: 'tip',
    status: 'paid',
    amountCents: 500,
    readingRequestId: requestId,
    description: 'Tip for Isolde',
    card: { brand: 'visa', last4: '4242' },
    productId: null,
    periodStart: null,
  });
  const after = await ledger.readEverything(member);
  expect(await ledger.listChargedCents(member)).toEqual([1_900, 500]);
  expect(after.record).toEqual(before.record);
  expect(after.announcedStatuses).toEqual(before.announcedStatuses);
  expect(after.mails.slice(before.mails.length)).toEqual(['Thank you for your tip']);
  expect(after.audit.slice(before.audit.length)).toMatchObject([{ actor: 'member', act: 'tip' }]);
});

test('no tip is charged to a member who was blocked while it waited', async () => {
  const { member, requestId } = await createAskingMember();
  const { sending } = await product.db.transaction().execute(async (tx) => {
    const cards = tx.selectFrom('gatewayCustomers').select('userId').where('userId', '=', member.id);
    await cards.forUpdate().execute();
    const tip = sendTip(member, requestId);
    await expect.poll(() => countWaitingForLocks(product.db)).toBe(1);
    await product.send(patchStaffUser, { id: member.id, isBlocked: true }, { as: writer });
    return { sending: tip };
  });
  expect(await sending).toMatchObject({ status: 403, code: 'forbidden' });
  expect(await ledger.listChargedCents(member)).toEqual([1_900]);
});

test('the request shows its tips and their times to the member and to writers', async () => {
  const { member, requestId } = await createAskingMember();
  const other = await createAskingMember();
  await sendTip(member, requestId, '5.00');
  await sendTip(member, requestId, '2.50');
  const listTips = async (as: TestUser, id: number) =>
    (await product.send(getRequest, { id }, { as })).body.tips;
  const expectedTips = [
    { amountCents: 500, createdAt: expect.stringMatching(/Z$/) },
    { amountCents: 250, createdAt: expect.stringMatching(/Z$/) },
  ];
  expect(await listTips(member, requestId)).toEqual(expectedTips);
  expect(await listTips(writer, requestId)).toEqual(expectedTips);
  expect(await listTips(other.member, other.requestId)).toEqual([]);
});

test('a tip that was refunded in part is shown with what is left of it', async () => {
  const { member, requestId } = await createAskingMember();
  const invoiceId = (await sendTip(member, requestId, '10.00')).body.id;
  const refund = { invoiceId, amountCents: 400, endMembership: false };
  expect((await product.send(refundInvoice, refund, { as: writer })).status).toBe(200);
  const { tips } = (await product.send(getRequest, { id: requestId }, { as: member })).body;
  expect(tips).toMatchObject([{ amountCents: 600 }]);
});

test('a declined tip is not shown', async () => {
  const { member, requestId } = await createAskingMember({ card: DECLINES });
  expect((await sendTip(member, requestId)).status).toBe(402);
  expect((await product.send(getRequest, { id: requestId }, { as: member })).body.tips).toEqual([]);
});

test('charges every amount to the cent', async () => {
  const { member, requestId } = await createAskingMember();
  const amounts = ['5', '0.50', '1000', 2, 0.57, '1.15'];
  const expectedCents = [500, 50, 100_000, 200, 57, 115];
  const tips = [];
  for (const amount of amounts) tips.push((await sendTip(member, requestId, amount)).body.amountCents);
  expect(tips).toEqual(expectedCents);
  expect(await ledger.listChargedCents(member)).toEqual([1_900, ...expectedCents]);
});

test('an invalid tip is refused at its field, and nothing is charged', async () => {
  const { member, requestId } = await createAskingMember();
  const before = await ledger.readEverything(member);
  const invalidAmounts: [unknown, string][] = [
    ['', 'No tip option is selected'],
    [null, 'No tip option is selected'],
    [true, 'Invalid tip input'],
    [[5], 'Invalid tip input'],
    ['abc', 'Invalid tip input'],
    ['1.234', 'Invalid tip input'],
    ['-1', 'Invalid tip input'],
    ['1e3', 'Invalid tip input'],
    [1e21, 'Invalid tip input'],
    ['0.49', 'Tip is lower than the minimum amount: 0.5'],
    [0, 'Tip is lower than the minimum amount: 0.5'],
    ['1000.01', 'Tip is higher than the maximum amount: 1000'],
  ];
  for (const [amount, message] of invalidAmounts) {
    const answer = await sendTip(member, requestId, amount as string);
    expect([amount, answer.status, answer.fields]).toEqual([amount, 400, { amount: message }]);
  }
  expect(await ledger.readEverything(member)).toEqual(before);
});

test('only members can tip, for their own answered requests', async () => {
  const answered = await createAskingMember();
  const unanswered = await createAskingMember({ isAnswered: false });
  expect((await sendTip(unanswered.member, answered.requestId)).status).toBe(404);
  expect((await sendTip(unanswered.member, 2_000_000)).status).toBe(404);
  expect(await sendTip(unanswered.member, unanswered.requestId)).toMatchObject({
    status: 409,
    code: 'no_answer_yet',
  });
  expect((await sendTip(writer, answered.requestId)).status).toBe(403);
  expect(await ledger.listChargedCents(unanswered.member)).toEqual([1_900]);
});

describe('the same tip', () => {
  test('within a minute is charged once, even without a key', async () => {
    const { member, requestId } = await createAskingMember();
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendTip(member, requestId)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status, code } of answers.filter((answer) => answer.status !== 201)) {
      expect(status).toBe(409);
      expect(['payment_in_progress', 'tipped_just_now']).toContain(code);
    }
    expect(await ledger.listChargedCents(member)).toEqual([1_900, 500]);
    expect(await sendTip(member, requestId)).toMatchObject({ status: 409, code: 'tipped_just_now' });
    expect((await sendTip(member, requestId, '2.00')).status).toBe(201);
  });

  test('can be given again after a minute', async () => {
    const { member, requestId } = await createAskingMember();
    await sendTip(member, requestId);
    await product.advance({ seconds: 61 });
    expect((await sendTip(member, requestId)).status).toBe(201);
    expect(await ledger.listChargedCents(member)).toEqual([1_900, 500, 500]);
  });
});

test('a declined tip is 402, does not affect the membership, and can be given with another card', async () => {
  const { member, requestId } = await createAskingMember({ card: DECLINES });
  const { record, announcedStatuses } = await ledger.readEverything(member);
  expect(await sendTip(member, requestId)).toMatchObject({ status: 402, code: 'card_declined' });
  const after = await ledger.readEverything(member);
  expect([after.record, after.announcedStatuses]).toEqual([record, announcedStatuses]);
  expect((await billing.invoices(member)).at(-1)).toMatchObject({ status: 'void', amountCents: 500 });
  await states.payBy(member, VISA);
  expect((await sendTip(member, requestId)).status).toBe(201);
});

test('a tip that the gateway answers late is 202, is settled within a minute, and blocks no action', async () => {
  const { member, requestId } = await createAskingMember({ card: ANSWERS_LATE });
  expect(await sendTip(member, requestId)).toMatchObject({ status: 202, code: 'payment_unknown' });
  for (const amount of ['5.00', '2.00'])
    expect(await sendTip(member, requestId, amount)).toMatchObject({
      status: 409,
      code: 'payment_in_progress',
    });
  expect((await states.sendStateChange('skip', member)).status).toBe(200);
  await product.advance({ minutes: 1 });
  expect((await billing.invoices(member)).at(-1)).toMatchObject({ status: 'paid', amountCents: 500 });
  expect(await ledger.listChargedCents(member)).toEqual([1_900, 500]);
  expect((await ledger.listMailSubjects(member)).at(-1)).toBe('Thank you for your tip');
});

describe('a tip that waits for the bank’s confirmation', () => {
  const createWaitingTip = async () => {
    const { member, requestId } = await createAskingMember({ card: WANTS_AUTHENTICATION });
    const { payments } = product.services;
    const { charge } = payments;
    // The simulated gateway asks only absent members.
    const chargeOffSession: typeof charge = (order) => charge({ ...order, offSession: true });
    const spy = vi.spyOn(payments, 'charge').mockImplementation(chargeOffSession);
    const key = { 'idempotency-key': `tip${requestId}` };
    const send = () =>
      product.send(giveTip, { amount: '5.00', readingRequestId: requestId }, { as: member, headers: key });
    const first = await send();
    spy.mockRestore();
    expect(first).toMatchObject({ status: 402, code: 'authentication_required' });
    return { member, requestId, first, repeat: send };
  };

  test('is canceled by a new tip for the same request', async () => {
    const { member, requestId, first } = await createWaitingTip();
    expect((await sendTip(member, requestId, '2.00')).status).toBe(201);
    const { attemptId } = first.body as unknown as { attemptId: number };
    expect((await product.send(confirmPayment, { attemptId }, { as: member })).status).toBe(409);
    expect(await ledger.listChargedCents(member)).toEqual([1_900, 200]);
  });

  test('still waits after the same call again', async () => {
    const { member, first, repeat } = await createWaitingTip();
    expect((await repeat()).body).toEqual(first.body);
    const { attemptId } = first.body as unknown as { attemptId: number };
    expect((await product.send(confirmPayment, { attemptId }, { as: member })).status).toBe(200);
    expect(await ledger.listChargedCents(member)).toEqual([1_900, 500]);
  });

  test('is paid if the bank has confirmed it meanwhile, and no other is charged', async () => {
    const { member, requestId } = await createWaitingTip();
    const { gatewayRef } = (await billing.attempts(member)).at(-1)!;
    await product.services.payments.confirmCharge(gatewayRef!);
    expect(await sendTip(member, requestId, '2.00')).toMatchObject({
      status: 409,
      code: 'tipped_just_now',
      detail: 'Your earlier tip has gone through. Please try again if you want to give another one',
    });
    expect(await ledger.listChargedCents(member)).toEqual([1_900, 500]);
  });
});

test('a member whose membership has ended can still tip', async () => {
  const { member, requestId } = await createAskingMember();
  await states.sendStateChangeOrThrow('skip', member);
  await states.advanceTo((await billing.subscriptionInfo(member)).currentPeriodEnd!);
  await states.sendStateChangeOrThrow('cancel', member);
  expect((await sendTip(member, requestId)).status).toBe(201);
  expect((await billing.subscriptionInfo(member)).currentSubscriptionStatus).toBe('canceled');
});
