import { afterAll, describe, expect, test } from 'vitest';
import { getReceipt, refundInvoice } from '#contract/billing/calls.ts';
import type { TestUser } from '../../../testing/testProduct.ts';
import { DECLINES, VISA } from '../../../testing/billing/billing.ts';
import { startBillingProduct } from '../../../testing/billing/startBillingProduct.ts';

const { product, billing, ledger, states } = await startBillingProduct();
const writer = await product.writer();
afterAll(() => product.stop());

async function createPayingMember() {
  const member = await states.createMember();
  await states.sendStateChangeOrThrow('create', member);
  const { id: invoiceId } = (await billing.invoices(member))[0]!;
  return { member, invoiceId };
}

const refund = (invoiceId: number, amountCents: number, { endMembership = false, as = writer } = {}) =>
  product.send(refundInvoice, { invoiceId, amountCents, endMembership }, { as });

const readRefunded = async (member: TestUser) =>
  (await ledger.listGatewayCharges(member)).map(({ refunded }) => refunded);

test('refunds a part, then the rest, and never more than was paid', async () => {
  const { member, invoiceId } = await createPayingMember();
  const before = await ledger.readEverything(member);
  const part = await refund(invoiceId, 500);
  expect(part).toMatchObject({
    status: 200,
    body: {
      id: invoiceId,
      userId: member.id,
      status: 'partly_refunded',
      amountCents: 1_900,
      refundedCents: 500,
    },
  });
  expect(await refund(invoiceId, 1_401)).toMatchObject({
    status: 400,
    fields: { amountCents: 'At most $14.00 can be refunded' },
  });
  expect((await refund(invoiceId, 1_400)).body).toMatchObject({ status: 'refunded', refundedCents: 1_900 });
  expect(await refund(invoiceId, 1)).toMatchObject({ status: 409, code: 'not_refundable' });
  expect(await readRefunded(member)).toEqual([1_900]);

  const after = await ledger.readEverything(member);
  expect(after.record).toEqual(before.record);
  expect(after.mails.slice(before.mails.length)).toEqual([
    'We have refunded $5.00',
    'We have refunded $14.00',
  ]);
  expect(after.audit.slice(before.audit.length)).toMatchObject([
    { actor: 'writer', actorId: writer.id, act: 'refund' },
    { actor: 'writer', actorId: writer.id, act: 'refund' },
  ]);
  const { body } = await product.send(getReceipt, { id: invoiceId }, { as: member });
  expect(body.refunds.map(({ amountCents }) => amountCents)).toEqual([500, 1_400]);
});

test('ten refunds at once never exceed what was paid', async () => {
  const { member, invoiceId } = await createPayingMember();
  const answers = await Promise.all(Array.from({ length: 10 }, () => refund(invoiceId, 700)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(await readRefunded(member)).toEqual([1_400]);
  expect((await billing.invoices(member))[0]).toMatchObject({ status: 'partly_refunded' });
});

test('a refund that ends the membership cancels it at once, and a new one can be taken', async () => {
  const { member, invoiceId } = await createPayingMember();
  const before = await ledger.readEverything(member);
  expect((await refund(invoiceId, 1_900, { endMembership: true })).body).toMatchObject({
    status: 'refunded',
  });
  expect(await billing.subscriptionInfo(member)).toMatchObject({
    currentSubscriptionStatus: 'canceled',
    cancelAtPeriodEnd: false,
    nextCharge: null,
  });
  const after = await ledger.readEverything(member);
  expect(after.announcedStatuses.slice(before.announcedStatuses.length)).toEqual(['canceled']);
  expect(after.mails.slice(before.mails.length)).toEqual([
    'We have refunded $19.00',
    'Your membership has ended',
  ]);
  expect(after.audit.slice(before.audit.length)).toMatchObject([
    { actor: 'writer', actorId: writer.id, act: 'refund' },
    { actor: 'writer', actorId: writer.id, act: 'end', why: 'The payment was refunded.' },
  ]);
  expect((await states.sendStateChange('create', member)).status).toBe(201);
  expect(await ledger.listChargedCents(member)).toEqual([1_900, 1_900]);
});

test('the end of a membership with a refund of a part names the part', async () => {
  const { member, invoiceId } = await createPayingMember();
  await refund(invoiceId, 500, { endMembership: true });
  expect((await ledger.listAuditEntries(member)).at(-1)).toMatchObject({
    actor: 'writer',
    actorId: writer.id,
    act: 'end',
    why: '$5.00 of the payment was refunded.',
  });
  expect((await product.mails()).at(-1)).toContain('has ended, together with a refund of $5.00.');
});

test('a refund of a membership that has already ended changes nothing else', async () => {
  const { member, invoiceId } = await createPayingMember();
  await refund(invoiceId, 100, { endMembership: true });
  const { record, announcedStatuses } = await ledger.readEverything(member);
  expect((await refund(invoiceId, 100, { endMembership: true })).status).toBe(200);
  const after = await ledger.readEverything(member);
  expect([after.record, after.announcedStatuses]).toEqual([record, announcedStatuses]);
  const audited = await product.db
    .selectFrom('auditLog')
    .select('says')
    .where('userId', '=', member.id)
    .where('act', '=', 'refund')
    .orderBy('id')
    .execute();
  const membershipEnds = expect.stringContaining('the membership ends') as string;
  expect(audited.map(({ says }) => says)).toEqual([membershipEnds, expect.not.stringContaining('ends')]);
});

describe('is refused', () => {
  test('to members', async () => {
    const { member, invoiceId } = await createPayingMember();
    expect((await refund(invoiceId, 100, { as: member })).status).toBe(403);
    expect(await readRefunded(member)).toEqual([0]);
  });

  test('for an unknown or unpaid invoice and for an invalid amount', async () => {
    const member = await states.createMember(DECLINES);
    await states.sendStateChange('create', member);
    const { id: voided } = (await billing.invoices(member))[0]!;
    expect((await refund(2_000_000, 100)).status).toBe(404);
    expect(await refund(voided, 100)).toMatchObject({ status: 409, code: 'not_refundable' });
    const { invoiceId } = await createPayingMember();
    for (const amount of [0, -1, 1.5, '5' as never, null as never])
      expect((await refund(invoiceId, amount)).fields).toEqual({ amountCents: 'Please enter an amount' });
  });

  test('by the gateway: nothing is refunded, and it can be requested again', async () => {
    const { member, invoiceId } = await createPayingMember();
    const { payments } = product.services;
    const { refund: originalRefund } = payments;
    Object.assign(payments, { refund: async () => ({ kind: 'refused', message: 'The charge is too old' }) });
    try {
      expect(await refund(invoiceId, 1_900, { endMembership: true })).toMatchObject({
        status: 409,
        code: 'refund_refused',
        detail: 'The charge is too old',
      });
    } finally {
      Object.assign(payments, { refund: originalRefund });
    }
    expect((await billing.subscriptionInfo(member)).currentSubscriptionStatus).toBe('monthly_active');
    expect((await ledger.listAuditEntries(member)).at(-1)).toMatchObject({
      act: 'refund_refused',
      why: 'The charge is too old',
    });
    expect((await refund(invoiceId, 1_900)).status).toBe(200);
  });
});

test('a refund is requested again until the gateway answers, and is made once', async () => {
  const { member, invoiceId } = await createPayingMember();
  const { payments } = product.services;
  const { refund: originalRefund } = payments;
  // The refund was made, but the answer was lost.
  Object.assign(payments, {
    refund: (order: never) => originalRefund(order).then(() => ({ kind: 'unknown' })),
  });
  try {
    expect(await refund(invoiceId, 1_900)).toMatchObject({ status: 202, code: 'payment_unknown' });
    expect((await billing.invoices(member))[0]).toMatchObject({ status: 'paid' });
    expect(await refund(invoiceId, 100)).toMatchObject({ status: 409, code: 'not_refundable' });
  } finally {
    Object.assign(payments, { refund: originalRefund });
  }
  await product.advance({ minutes: 2 });
  expect((await billing.invoices(member))[0]).toMatchObject({ status: 'refunded' });
  expect(await readRefunded(member)).toEqual([1_900]);
  expect((await ledger.listMailSubjects(member)).filter((each) => each.includes('refunded'))).toHaveLength(1);
});

test('a refund that is answered late does not end the membership that the member has begun since', async () => {
  const { member, invoiceId } = await createPayingMember();
  const { payments } = product.services;
  const { refund: originalRefund } = payments;
  Object.assign(payments, { refund: async () => ({ kind: 'unknown' }) });
  try {
    expect((await refund(invoiceId, 500, { endMembership: true })).status).toBe(202);
  } finally {
    Object.assign(payments, { refund: originalRefund });
  }
  await refund(invoiceId, 600, { endMembership: true });
  await states.sendStateChangeOrThrow('create', member);
  await product.advance({ minutes: 2 });
  expect(await readRefunded(member)).toEqual([1_100, 0]);
  expect(await billing.subscriptionInfo(member)).toMatchObject({
    currentSubscriptionStatus: 'monthly_active',
  });
});

test('a payment that succeeded after the membership had ended is refunded automatically', async () => {
  const { member } = await createPayingMember();
  await states.payBy(member, DECLINES);
  const { currentPeriodEnd: since } = await billing.subscriptionInfo(member);
  await states.advanceTo(since!);
  await states.payBy(member, VISA);
  const { payments } = product.services;
  const { charge, findCharge } = payments;
  const chargeWithoutAnswer = (order: never) => charge(order).then(() => ({ kind: 'unknown' }));
  Object.assign(payments, { charge: chargeWithoutAnswer, findCharge: async () => ({ kind: 'unknown' }) });
  const { id: paidInvoice } = (await billing.invoices(member))[0]!;
  try {
    expect((await states.sendStateChange('retry', member)).status).toBe(202);
    await refund(paidInvoice, 1_900, { endMembership: true });
  } finally {
    Object.assign(payments, { charge, findCharge });
  }
  await product.advance({ minutes: 11 });
  expect((await billing.subscriptionInfo(member)).currentSubscriptionStatus).toBe('canceled');
  expect((await ledger.listChargedCents(member)).length).toBe(2);
  expect((await readRefunded(member)).filter((cents) => cents === 1_900)).toHaveLength(2);
  expect((await ledger.listAuditEntries(member)).at(-1)).toMatchObject({ act: 'refund' });
});

test('a refund that is answered after the renewal ends the membership then, not before its period began', async () => {
  const { member, invoiceId } = await createPayingMember();
  const { currentPeriodEnd: renewedAt } = await billing.subscriptionInfo(member);
  await states.advanceTo(renewedAt!, { past: -5 });
  const { payments } = product.services;
  const { refund: originalRefund } = payments;
  const mayAnswer = Promise.withResolvers<void>();
  const isAsked = Promise.withResolvers<void>();
  Object.assign(payments, {
    async refund(order: never) {
      isAsked.resolve();
      await mayAnswer.promise;
      return originalRefund(order);
    },
  });
  try {
    const refunding = refund(invoiceId, 1_900, { endMembership: true });
    await isAsked.promise;
    await product.advance({ seconds: 10 });
    mayAnswer.resolve();
    expect((await refunding).status).toBe(200);
  } finally {
    Object.assign(payments, { refund: originalRefund });
  }
  const { currentPeriodStart, currentPeriodEnd, endedAt } = await product.db
    .selectFrom('subscriptions')
    .select(['currentPeriodStart', 'currentPeriodEnd', 'endedAt'])
    .where('userId', '=', member.id)
    .executeTakeFirstOrThrow();
  expect(currentPeriodStart).toBe(renewedAt);
  expect(currentPeriodEnd).toBe(endedAt);
  expect(endedAt).toBeGreaterThan(renewedAt!);
});
