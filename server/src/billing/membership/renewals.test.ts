import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCard } from '#contract/billing/calls.ts';
import type { TestUser } from '../../../testing/testProduct.ts';
import { ANSWERS_LATE, CARD } from '../../../testing/billing/billing.ts';
import { monthsAfter } from '../../../testing/billing/membershipStates.ts';
import { startBillingProduct } from '../../../testing/billing/startBillingProduct.ts';

const DAY = 86_400;

const { product, billing, ledger, states } = await startBillingProduct();
let subscribedAt: Record<'stays' | 'skips' | 'upgrades' | 'leaves' | 'yearly' | 'late' | 'expires', TestUser>;
let anchors: Record<string, number>;

/** All begin on 31 January at noon. */
beforeAll(async () => {
  const now = product.services.clock.now().toZonedDateTimeISO('UTC');
  const [january] = [0, 1]
    .map((years) => Temporal.ZonedDateTime.from(`${now.year + years}-01-31T12:00[UTC]`))
    .filter((each) => Temporal.ZonedDateTime.compare(each, now) > 0);
  await states.advanceTo(january!.epochMilliseconds / 1000, { past: 0 });
  subscribedAt = {
    stays: await states.createMember(),
    skips: await states.createMember(),
    upgrades: await states.createMember(),
    leaves: await states.createMember(),
    yearly: await states.createMember(),
    late: await states.createMember(),
    expires: await states.createMember(),
  };
  anchors = {};
  for (const [name, member] of Object.entries(subscribedAt)) {
    await states.sendStateChangeOrThrow(name === 'yearly' ? 'create annual' : 'create', member);
    anchors[name] = (await billing.subscriptionInfo(member)).currentPeriodStart!;
  }
  await states.sendStateChangeOrThrow('skip', subscribedAt.skips);
  await states.sendStateChangeOrThrow('upgrade', subscribedAt.upgrades);
  await states.sendStateChangeOrThrow('cancel', subscribedAt.leaves);
  await states.payBy(subscribedAt.late, ANSWERS_LATE);
  const lastMonth = { ...CARD, ...billing.expiringThisMonth(), makeDefaultPaymentMethod: true };
  await product.send(addCard, lastMonth, { as: subscribedAt.expires });
}, 120_000);
afterAll(() => product.stop());

/** The paid periods, oldest first. */
const readPaidPeriods = async (member: TestUser) =>
  (await billing.invoices(member))
    .filter(({ status }) => status === 'paid')
    .map(({ periodStart, periodEnd, amountCents }) => [periodStart, periodEnd, amountCents]);
const monthsBetween = (anchor: number, months: readonly number[]) =>
  months.map((k) => [monthsAfter(anchor, k), monthsAfter(anchor, k + 1), 1_900]);

test('a period lasts until the second at which it ends', async () => {
  const { stays, leaves } = subscribedAt;
  const end = (await billing.subscriptionInfo(stays)).currentPeriodEnd!;
  expect(end).toBe(monthsAfter(anchors['stays']!, 1));
  await states.advanceTo(end, { past: -30 });
  expect(await ledger.listChargedCents(stays)).toEqual([1_900]);
  expect(await billing.subscriptionInfo(leaves)).toMatchObject({
    currentSubscriptionStatus: 'cancel_upcoming',
  });
});

test('a renewal is charged at the end of the period, and a receipt is mailed', async () => {
  const { stays } = subscribedAt;
  const mails = await ledger.listMailSubjects(stays);
  await states.advanceTo(monthsAfter(anchors['stays']!, 1));
  expect(await readPaidPeriods(stays)).toEqual(monthsBetween(anchors['stays']!, [0, 1]));
  expect((await ledger.listMailSubjects(stays)).slice(mails.length)).toEqual([
    'Your membership has renewed for $19.00',
  ]);
  expect((await ledger.listAuditEntries(stays)).at(-1)).toMatchObject({
    actor: 'clock',
    actorId: null,
    act: 'renew',
  });
  expect((await ledger.listAnnouncedStatuses(stays)).at(-1)).toBe('monthly_active');
});

test('a canceled membership ends at the end of its period and is not charged', async () => {
  const { leaves } = subscribedAt;
  expect(await billing.subscriptionInfo(leaves)).toMatchObject({
    currentSubscriptionStatus: 'canceled',
    currentPeriodEnd: monthsAfter(anchors['leaves']!, 1),
    nextCharge: null,
  });
  expect(await ledger.listChargedCents(leaves)).toEqual([1_900]);
  expect((await ledger.listMailSubjects(leaves)).at(-1)).toBe('Your membership has ended');
  expect((await ledger.listAuditEntries(leaves)).at(-1)).toMatchObject({ actor: 'clock', act: 'end' });
  expect((await ledger.listAnnouncedStatuses(leaves)).at(-1)).toBe('canceled');
});

test('an upgrade is charged at its end, and the year begins there', async () => {
  const { upgrades } = subscribedAt;
  const turn = monthsAfter(anchors['upgrades']!, 1);
  expect(await billing.subscriptionInfo(upgrades)).toMatchObject({
    currentSubscriptionStatus: 'yearly_active',
    productId: 1,
    pendingProductId: null,
    currentPeriodStart: turn,
    currentPeriodEnd: monthsAfter(turn, 12),
    nextCharge: { date: monthsAfter(turn, 12), amountCents: 19_200 },
  });
  expect(await ledger.listChargedCents(upgrades)).toEqual([1_900, 19_200]);
  expect((await ledger.listMailSubjects(upgrades)).slice(1)).toEqual([
    expect.stringMatching(/^Your plan becomes annual on /),
    // The second notice, seven days before.
    expect.stringMatching(/^Your plan becomes annual on /),
    'Your membership has renewed for $192.00',
  ]);
});

test('a renewal is charged once when the gateway answers late', async () => {
  const { late } = subscribedAt;
  expect(await readPaidPeriods(late)).toEqual(monthsBetween(anchors['late']!, [0, 1]));
  expect(await ledger.listAttempts(late)).toHaveLength(2);
  expect(await ledger.listChargedCents(late)).toEqual([1_900, 1_900]);
  expect((await ledger.listMailSubjects(late)).at(-1)).toBe('Your membership has renewed for $19.00');
});

test('a mail warns seven days before the charge of an expired card, which is still attempted', async () => {
  const { expires } = subscribedAt;
  expect(await ledger.listMailSubjects(expires)).toEqual([
    'Welcome to Moonletter',
    'Your card has expired',
    'Your membership has renewed for $19.00',
  ]);
  expect(await readPaidPeriods(expires)).toEqual(monthsBetween(anchors['expires']!, [0, 1]));
});

describe('a skip', () => {
  test('begins at the end of the period, and costs nothing', async () => {
    const { skips } = subscribedAt;
    const [from, to] = [monthsAfter(anchors['skips']!, 1), monthsAfter(anchors['skips']!, 2)];
    expect(await billing.subscriptionInfo(skips)).toMatchObject({
      currentSubscriptionStatus: 'monthly_skipping',
      currentPeriodStart: from,
      currentPeriodEnd: to,
      paymentPausedAt: from,
      paymentResumesAt: to,
      nextCharge: { date: to, amountCents: 1_900 },
    });
    expect(await ledger.listChargedCents(skips)).toEqual([1_900]);
    expect((await ledger.listAnnouncedStatuses(skips)).at(-1)).toBe('monthly_skipping');
  });

  test('is announced by mail three days before it ends', async () => {
    const { skips } = subscribedAt;
    const resumes = monthsAfter(anchors['skips']!, 2);
    const mails = await ledger.listMailSubjects(skips);
    await states.advanceTo(resumes - 3 * DAY, { past: -30 });
    expect(await ledger.listMailSubjects(skips)).toEqual(mails);
    await states.advanceTo(resumes - 3 * DAY);
    expect((await ledger.listMailSubjects(skips)).slice(mails.length)).toEqual([
      expect.stringMatching(/^Your membership resumes on /),
    ]);
  });

  test('ends with a charge and keeps the billing day', async () => {
    const { skips } = subscribedAt;
    await states.advanceTo(monthsAfter(anchors['skips']!, 2));
    expect(await billing.subscriptionInfo(skips)).toMatchObject({
      currentSubscriptionStatus: 'monthly_active',
      paymentPausedAt: null,
      paymentResumesAt: null,
      currentPeriodEnd: monthsAfter(anchors['skips']!, 3),
    });
    expect(await readPaidPeriods(skips)).toEqual(monthsBetween(anchors['skips']!, [0, 2]));
    expect((await ledger.listAnnouncedStatuses(skips)).at(-1)).toBe('monthly_active');
  });

  test('can be followed by another', async () => {
    const { skips } = subscribedAt;
    await states.sendStateChangeOrThrow('skip', skips);
    await states.advanceTo(monthsAfter(anchors['skips']!, 4));
    expect(await readPaidPeriods(skips)).toEqual(monthsBetween(anchors['skips']!, [0, 2, 4]));
  });
});

describe('a year', () => {
  test('is charged on the same day of each month, or on its last', async () => {
    await states.advanceTo(monthsAfter(anchors['stays']!, 12) - 20 * DAY);
    const { stays } = subscribedAt;
    expect(await readPaidPeriods(stays)).toEqual(
      monthsBetween(anchors['stays']!, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
    );
    const days = (await readPaidPeriods(stays)).map(([start]) => new Date(start! * 1000).getUTCDate());
    expect(days.toSpliced(1, 1)).toEqual([31, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
    expect([28, 29]).toContain(days[1]);
    expect(await ledger.listChargedCents(stays)).toHaveLength(12);
    // A valid card causes no mail: only the welcome mail and eleven receipts.
    expect(await ledger.listMailSubjects(stays)).toHaveLength(12);
  }, 120_000);

  test('of the annual plan is charged once, and the next is announced thirty days before', async () => {
    const { yearly } = subscribedAt;
    const end = monthsAfter(anchors['yearly']!, 12);
    expect(await ledger.listChargedCents(yearly)).toEqual([19_200]);
    expect((await ledger.listMailSubjects(yearly)).slice(1)).toEqual([
      expect.stringMatching(/^Your annual membership renews on /),
    ]);
    await states.advanceTo(end);
    expect(await ledger.listChargedCents(yearly)).toEqual([19_200, 19_200]);
    expect(await billing.subscriptionInfo(yearly)).toMatchObject({
      currentSubscriptionStatus: 'yearly_active',
      currentPeriodStart: end,
      currentPeriodEnd: monthsAfter(anchors['yearly']!, 24),
    });
    expect((await ledger.listMailSubjects(yearly)).slice(2)).toEqual([
      'Your membership has renewed for $192.00',
    ]);
  });
});
