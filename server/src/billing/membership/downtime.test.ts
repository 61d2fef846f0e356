import { afterAll, expect, test } from 'vitest';
import type { MovableClock } from '../../platform/clock.ts';
import { DECLINES } from '../../../testing/billing/billing.ts';
import { monthsAfter } from '../../../testing/billing/membershipStates.ts';
import { startBillingProduct } from '../../../testing/billing/startBillingProduct.ts';

const DAY = 86_400;

const { product, billing, ledger, states } = await startBillingProduct();
afterAll(() => product.stop());

/** Moves the clock without running jobs, as during downtime; everything due runs at once afterwards. */
async function simulateDowntimeUntil(at: number): Promise<void> {
  const { clock } = product.services;
  (clock as MovableClock).moveTo(Temporal.Instant.fromEpochMilliseconds(at * 1000));
  await states.advanceBy({ seconds: 0 });
}

async function createSubscribedMember(plan: 'create' | 'create annual' = 'create') {
  const member = await states.createMember();
  await states.sendStateChangeOrThrow(plan, member);
  const { currentPeriodStart, currentPeriodEnd } = await billing.subscriptionInfo(member);
  return { member, anchor: currentPeriodStart!, end: currentPeriodEnd! };
}

test('after a downtime of three and a half months only the current period is charged', async () => {
  const { member, anchor } = await createSubscribedMember();
  await simulateDowntimeUntil(monthsAfter(anchor, 4) + 15 * DAY);
  expect(await billing.subscriptionInfo(member)).toMatchObject({
    currentSubscriptionStatus: 'monthly_active',
    currentPeriodStart: monthsAfter(anchor, 4),
    currentPeriodEnd: monthsAfter(anchor, 5),
  });
  expect(await ledger.listChargedCents(member)).toEqual([1_900, 1_900]);
  expect(await ledger.listMailSubjects(member)).toEqual([
    'Welcome to Moonletter',
    'Your membership has renewed for $19.00',
  ]);
  await states.advanceTo(monthsAfter(anchor, 5));
  expect(await ledger.listChargedCents(member)).toEqual([1_900, 1_900, 1_900]);
});

test('a skip that began and ended during a downtime is free, and one period is charged', async () => {
  const { member, anchor } = await createSubscribedMember();
  await states.sendStateChangeOrThrow('skip', member);
  await simulateDowntimeUntil(monthsAfter(anchor, 3) + DAY);
  expect(await billing.subscriptionInfo(member)).toMatchObject({
    currentSubscriptionStatus: 'monthly_active',
    currentPeriodStart: monthsAfter(anchor, 3),
    paymentPausedAt: null,
  });
  expect(await ledger.listChargedCents(member)).toEqual([1_900, 1_900]);
});

test('an upgrade is charged once, for a year from the day it was planned', async () => {
  const { member, end } = await createSubscribedMember();
  await states.sendStateChangeOrThrow('upgrade', member);
  await simulateDowntimeUntil(end + 40 * DAY);
  expect(await billing.subscriptionInfo(member)).toMatchObject({
    currentSubscriptionStatus: 'yearly_active',
    currentPeriodStart: end,
    currentPeriodEnd: monthsAfter(end, 12),
  });
  expect(await ledger.listChargedCents(member)).toEqual([1_900, 19_200]);
});

test('a canceled membership ends at the end of its paid period', async () => {
  const { member, end } = await createSubscribedMember('create annual');
  await states.sendStateChangeOrThrow('cancel', member);
  await simulateDowntimeUntil(end + 100 * DAY);
  expect(await billing.subscriptionInfo(member)).toMatchObject({
    currentSubscriptionStatus: 'canceled',
    currentPeriodEnd: end,
  });
  expect(await ledger.listChargedCents(member)).toEqual([19_200]);
});

test('an owed payment is retried once, not once for each retry day of the downtime', async () => {
  const { member, end } = await createSubscribedMember();
  await states.payBy(member, DECLINES);
  await states.advanceTo(end);
  await simulateDowntimeUntil(end + 6 * DAY);
  expect(await ledger.listAttempts(member)).toHaveLength(3);
  await states.advanceTo(end + 7 * DAY);
  expect(await ledger.listAttempts(member)).toHaveLength(4);
  await simulateDowntimeUntil(end + 30 * DAY);
  expect((await billing.subscriptionInfo(member)).currentSubscriptionStatus).toBe('canceled');
  expect(await ledger.listAttempts(member)).toHaveLength(5);
  expect(
    (await ledger.listMailSubjects(member)).filter((each) => each === 'Your membership has ended'),
  ).toHaveLength(1);
});

test("due steps run before a member's action", async () => {
  const { member, anchor } = await createSubscribedMember();
  const { clock } = product.services;
  const later = monthsAfter(anchor, 2) + DAY;
  await states.advanceBy({ seconds: 0 });
  (clock as MovableClock).moveTo(Temporal.Instant.fromEpochMilliseconds(later * 1000));
  await product.db.updateTable('tokens').set({ createdAt: clock.now(), lastUsedAt: clock.now() }).execute();
  const { status, body } = await states.sendStateChange('cancel', member);
  expect([status, body.currentSubscriptionStatus, body.currentPeriodEnd]).toEqual([
    200,
    'cancel_upcoming',
    monthsAfter(anchor, 3),
  ]);
  expect(await ledger.listChargedCents(member)).toEqual([1_900, 1_900]);
});
