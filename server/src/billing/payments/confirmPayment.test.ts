import { afterAll, expect, test } from 'vitest';
import { confirmPayment, createSubscription, retryPayment } from '#contract/billing/calls.ts';
import type { TestUser } from '../../../testing/testProduct.ts';
import { NEVER_SUBSCRIBED_INFO, WANTS_AUTHENTICATION } from '../../../testing/billing/billing.ts';
import { startBillingProduct } from '../../../testing/billing/startBillingProduct.ts';

const { product, billing, ledger, states } = await startBillingProduct();
const writer = await product.writer();
afterAll(() => product.stop());

/** A writer buys a membership for a member whose bank requires confirmation. */
async function createWaitingAttempt() {
  const member = await states.createMember(WANTS_AUTHENTICATION);
  const purchase = await product.send(
    createSubscription,
    { productId: 2, userId: member.id },
    { as: writer },
  );
  expect(purchase).toMatchObject({ status: 402, code: 'authentication_required' });
  const { attemptId, clientSecret } = purchase.body as unknown as { attemptId: number; clientSecret: string };
  expect(attemptId).toEqual(expect.any(Number));
  expect(clientSecret).toEqual(expect.any(String));
  return { member, attemptId };
}
const confirm = (attemptId: number, as: TestUser) => product.send(confirmPayment, { attemptId }, { as });

test('a confirmed payment begins the membership once', async () => {
  const { member, attemptId } = await createWaitingAttempt();
  expect(await billing.subscriptionInfo(member)).toEqual(NEVER_SUBSCRIBED_INFO);
  const first = await confirm(attemptId, member);
  expect(first).toMatchObject({ status: 200, body: { status: 'paid', amountCents: 1_900 } });
  const { currentSubscriptionStatus: status, currentPeriodEnd } = await billing.subscriptionInfo(member);
  expect([status, currentPeriodEnd]).toEqual(['monthly_active', first.body.periodEnd]);
  const before = await ledger.readEverything(member);
  expect((await confirm(attemptId, member)).body).toEqual(first.body);
  expect(await ledger.readEverything(member)).toEqual(before);
  expect(before.mails).toEqual(['Welcome to Moonletter']);
  expect(before.audit.at(-1)).toMatchObject({ actor: 'writer', actorId: writer.id, act: 'create' });
  await product.advance({ minutes: 20 });
  expect(await ledger.listChargedCents(member)).toEqual([1_900]);
});

test('ten confirmations at once make one payment', async () => {
  const { member, attemptId } = await createWaitingAttempt();
  const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(attemptId, member)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
  expect((await billing.invoices(member)).map(({ status }) => status)).toEqual(['paid']);
  expect(await ledger.listMailSubjects(member)).toHaveLength(1);
});

test('a payment of another member, or one that does not exist, is 404', async () => {
  const { member, attemptId } = await createWaitingAttempt();
  const other = await states.createMember();
  expect((await confirm(attemptId, other)).status).toBe(404);
  expect((await confirm(2_000_000, member)).status).toBe(404);
  const named = { attemptId, userId: member.id };
  expect((await product.send(confirmPayment, named, { as: other })).status).toBe(403);
  expect((await product.send(confirmPayment, { attemptId, userId: other.id }, { as: writer })).status).toBe(
    404,
  );
  expect(await billing.subscriptionInfo(member)).toEqual(NEVER_SUBSCRIBED_INFO);
});

test('a payment that is not confirmed within 15 minutes is declined and its invoice void', async () => {
  const { member, attemptId } = await createWaitingAttempt();
  await product.advance({ minutes: 14 });
  expect(await ledger.listAttempts(member)).toMatchObject([{ status: 'requires_action' }]);
  await product.advance({ minutes: 2 });
  expect(await ledger.listAttempts(member)).toMatchObject([
    { status: 'declined', declineCode: 'authentication_required' },
  ]);
  expect((await billing.invoices(member)).map(({ status }) => status)).toEqual(['void']);
  expect(await confirm(attemptId, member)).toMatchObject({
    status: 409,
    code: 'not_allowed_in_canceled',
    body: { detail: 'This payment was not confirmed and is canceled. Please try again' },
  });
  expect(await billing.subscriptionInfo(member)).toEqual(NEVER_SUBSCRIBED_INFO);
  expect(await ledger.listChargedCents(member)).toEqual([]);
});

test('a call before the confirmation is refused and does not extend the deadline', async () => {
  const { member, attemptId } = await createWaitingAttempt();
  const { payments } = product.services;
  const { confirmCharge } = payments;
  await product.advance({ minutes: 10 });
  const confirmLater = async (ref: string) => ({ kind: 'requires_action', ref, clientSecret: 'as before' });
  Object.assign(payments, { confirmCharge: confirmLater });
  try {
    expect(await confirm(attemptId, member)).toMatchObject({
      status: 402,
      code: 'authentication_required',
      body: { attemptId, clientSecret: 'as before' },
    });
  } finally {
    Object.assign(payments, { confirmCharge });
  }
  await product.advance({ minutes: 6 });
  expect(await ledger.listAttempts(member)).toMatchObject([{ status: 'declined' }]);
});

test('a new purchase cancels the payment that waits, and is paid once', async () => {
  const { member, attemptId } = await createWaitingAttempt();
  expect((await states.sendStateChange('create annual', member)).status).toBe(201);
  expect(await confirm(attemptId, member)).toMatchObject({
    status: 409,
    code: 'not_allowed_in_yearly_active',
  });
  expect(await ledger.listChargedCents(member)).toEqual([19_200]);
  expect((await billing.invoices(member)).map(({ status }) => status)).toEqual(['void', 'paid']);
});

test('an action that is refused leaves the payment that waits as it is', async () => {
  const { member, attemptId } = await createWaitingAttempt();
  for (const action of ['cancel', 'skip', 'retry'] as const)
    expect(await states.sendStateChange(action, member)).toMatchObject({
      status: 409,
      code: 'not_allowed_in_canceled',
    });
  expect(await confirm(attemptId, member)).toMatchObject({ status: 200, body: { status: 'paid' } });
  expect((await billing.subscriptionInfo(member)).currentSubscriptionStatus).toBe('monthly_active');
});

test("a writer's retry of a renewal waits for the member, who confirms it", async () => {
  const member = await states.createMember(WANTS_AUTHENTICATION);
  await states.sendStateChangeOrThrow('create', member);
  await states.advanceTo((await billing.subscriptionInfo(member)).currentPeriodEnd!);
  const purchase = await product.send(retryPayment, { userId: member.id }, { as: writer });
  expect(purchase).toMatchObject({ status: 402, code: 'authentication_required' });
  expect((await billing.subscriptionInfo(member)).currentSubscriptionStatus).toBe('payment_failed');
  const { attemptId } = purchase.body as unknown as { attemptId: number };
  expect((await confirm(attemptId, member)).status).toBe(200);
  expect((await billing.subscriptionInfo(member)).currentSubscriptionStatus).toBe('monthly_active');
  expect(await ledger.listChargedCents(member)).toEqual([1_900, 1_900]);
});

test("a writer's retry that nobody confirms leaves the renewal owed", async () => {
  const member = await states.createMember(WANTS_AUTHENTICATION);
  await states.sendStateChangeOrThrow('create', member);
  await states.advanceTo((await billing.subscriptionInfo(member)).currentPeriodEnd!);
  await product.send(retryPayment, { userId: member.id }, { as: writer });
  await product.advance({ minutes: 16 });
  expect((await billing.subscriptionInfo(member)).currentSubscriptionStatus).toBe('payment_failed');
  expect((await billing.invoices(member)).map(({ status }) => status)).toEqual(['paid', 'open']);
  expect((await states.sendStateChange('retry', member)).status).toBe(200);
});
