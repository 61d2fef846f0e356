import { afterAll, describe, expect, test } from 'vitest';
import {
  addCard,
  getNewSubscriptionInfo,
  listCards,
  listInvoices,
  makeDefaultCard,
} from '#contract/billing/calls.ts';
import { endsUnpaidAt } from '#contract/billing/periods.ts';
import type { TestUser } from '../../../testing/testProduct.ts';
import type { MovableClock } from '../../platform/clock.ts';
import {
  ANSWERS_LATE,
  CARD,
  DECLINES,
  VISA,
  WANTS_AUTHENTICATION,
} from '../../../testing/billing/billing.ts';
import { monthsAfter } from '../../../testing/billing/membershipStates.ts';
import { startBillingProduct } from '../../../testing/billing/startBillingProduct.ts';

const DAY = 86_400;

const { product, billing, ledger, states } = await startBillingProduct();
afterAll(() => product.stop());

/** A member whose renewal has just failed, and the time of the failure. */
async function createPastDueMember(cardNumber: string, plan: 'create' | 'create annual' = 'create') {
  const member = await states.createMember();
  await states.sendStateChangeOrThrow(plan, member);
  await states.payBy(member, cardNumber);
  const { currentPeriodEnd: since } = await billing.subscriptionInfo(member);
  await states.advanceTo(since!);
  expect(await readStatus(member)).toBe('payment_failed');
  const mails = await ledger.listMailSubjects(member);
  return {
    member,
    since: since!,
    mails: async () => (await ledger.listMailSubjects(member)).slice(mails.length - 1),
  };
}

const readStatus = async (member: TestUser) =>
  (await billing.subscriptionInfo(member)).currentSubscriptionStatus;
/** The days after the failed charge on which it was retried. */
const listRetryDays = async (member: TestUser, since: number) =>
  (await ledger.listAttempts(member)).slice(1).map(({ at }) => Math.floor((at - since) / DAY));

describe('a renewal that is declined', () => {
  test('is retried after 1, 3, 7 and 14 days, and then the membership ends', async () => {
    const { member, since, mails } = await createPastDueMember(DECLINES);
    expect(await billing.subscriptionInfo(member)).toMatchObject({
      status: 'past_due',
      cancelAtPeriodEnd: false,
      paymentPausedAt: null,
      nextCharge: { date: since + DAY, amountCents: 1_900 },
    });
    const mailsByDay: [number, string[]][] = [
      [0, ['Your payment did not go through']],
      [1, ['Your payment has failed again']],
      [3, ['Your payment has failed again']],
      [7, ['Your payment has failed again']],
      [12, [expect.stringMatching(/^Your membership ends on .* unless it is paid$/) as string]],
    ];
    const expected: string[] = [];
    for (const [day, subjects] of mailsByDay) {
      await states.advanceTo(since + day * DAY, { past: -30 });
      expect(await mails()).toEqual(day === 0 ? ['Your payment did not go through'] : expected);
      await states.advanceTo(since + day * DAY);
      expected.push(...subjects);
      expect(await mails()).toEqual(expected);
      expect(await readStatus(member)).toBe('payment_failed');
    }
    await states.advanceTo(since + 14 * DAY);
    expect(await mails()).toEqual([...expected, 'Your membership has ended']);
    expect(await listRetryDays(member, since)).toEqual([0, 1, 3, 7, 14]);
    expect(await billing.subscriptionInfo(member)).toMatchObject({
      currentSubscriptionStatus: 'canceled',
      currentPeriodEnd: since,
      nextCharge: null,
    });
    const invoices = await billing.invoices(member);
    expect(invoices.map(({ status }) => status)).toEqual(['paid', 'void']);
    expect(await ledger.listChargedCents(member)).toEqual([1_900]);
    // Events are kept for a day.
    expect(await ledger.listAnnouncedStatuses(member)).toEqual(['canceled']);
    expect((await ledger.listAuditEntries(member)).slice(-2)).toMatchObject([
      { actor: 'clock', act: 'payment_declined', why: 'card_declined' },
      { actor: 'clock', act: 'end' },
    ]);
    await states.advanceTo(since + 60 * DAY);
    expect(await listRetryDays(member, since)).toHaveLength(5);
  });

  test('succeeds on the next retry day once another card is the default', async () => {
    const { member, since, mails } = await createPastDueMember(DECLINES);
    await states.advanceTo(since + DAY);
    await states.payBy(member, VISA);
    expect(await ledger.listChargedCents(member)).toEqual([1_900]);
    await states.advanceTo(since + 3 * DAY, { past: -30 });
    expect(await ledger.listChargedCents(member)).toEqual([1_900]);
    await states.advanceTo(since + 3 * DAY);
    const { at } = (await ledger.listAttempts(member)).at(-1)!;
    expect(await billing.subscriptionInfo(member)).toMatchObject({
      currentSubscriptionStatus: 'monthly_active',
      currentPeriodStart: at,
      currentPeriodEnd: monthsAfter(at, 1),
    });
    expect(await mails()).toEqual([
      'Your payment did not go through',
      'Your payment has failed again',
      'Your payment went through',
    ]);
    expect(await ledger.listChargedCents(member)).toEqual([1_900, 1_900]);
    const [, renewed] = await billing.invoices(member);
    expect(renewed).toMatchObject({ status: 'paid', periodStart: at, periodEnd: monthsAfter(at, 1) });
  });

  test('owes the amount of its invoice when the price of the plan has changed since', async () => {
    const { member, since, mails } = await createPastDueMember(DECLINES);
    const earlier = { amountCents: 1_700 };
    await product.db
      .updateTable('invoices')
      .set(earlier)
      .where('userId', '=', member.id)
      .where('status', '=', 'open')
      .execute();
    expect((await billing.subscriptionInfo(member)).nextCharge).toMatchObject(earlier);
    const { body: offer } = await product.send(getNewSubscriptionInfo, {}, { as: member });
    expect(offer.actions.retry).toMatchObject({
      ...earlier,
      sentence: '$17.00 is charged now and a new period begins today.',
    });
    await states.advanceTo(since + DAY);
    expect((await product.mails()).at(-1)).toContain('$17.00');
    await states.advanceTo(since + 12 * DAY);
    expect((await mails()).at(-1)).toMatch(/^Your membership ends on /);
    expect((await product.mails()).at(-1)).toContain('$17.00');
    await states.payBy(member, VISA);
    await states.sendStateChangeOrThrow('retry', member);
    expect(await ledger.listChargedCents(member)).toEqual([1_900, 1_700]);
    expect((await billing.subscriptionInfo(member)).nextCharge).toMatchObject({ amountCents: 1_900 });
  });

  test('of the annual plan owes the annual plan', async () => {
    const { member } = await createPastDueMember(DECLINES, 'create annual');
    expect((await billing.subscriptionInfo(member)).nextCharge).toMatchObject({ amountCents: 19_200 });
    await states.payBy(member, VISA);
    const { body } = await states.sendStateChange('retry', member);
    expect(body).toMatchObject({ currentSubscriptionStatus: 'yearly_active', productId: 1 });
    expect(await ledger.listChargedCents(member)).toEqual([19_200, 19_200]);
  });

  test('of an upgrade owes the annual plan, which the member pays by a retry', async () => {
    const member = await states.createMember();
    await states.sendStateChangeOrThrow('create', member);
    await states.sendStateChangeOrThrow('upgrade', member);
    await states.payBy(member, DECLINES);
    await states.advanceTo((await billing.subscriptionInfo(member)).currentPeriodEnd!);
    expect(await billing.subscriptionInfo(member)).toMatchObject({
      currentSubscriptionStatus: 'payment_failed',
      pendingProductId: null,
      nextCharge: { amountCents: 19_200 },
    });
    await states.payBy(member, VISA);
    const { body } = await states.sendStateChange('retry', member);
    expect(body).toMatchObject({ currentSubscriptionStatus: 'yearly_active', productId: 1 });
    expect(body.currentPeriodEnd).toBe(monthsAfter(body.currentPeriodStart!, 12));
    expect(await ledger.listChargedCents(member)).toEqual([1_900, 19_200]);
  });
});

describe('a renewal that the member must confirm with their bank', () => {
  test('is not retried automatically, and succeeds when the member retries it', async () => {
    const { member, since, mails } = await createPastDueMember(WANTS_AUTHENTICATION);
    expect(await mails()).toEqual(['Your bank asks you to confirm a payment']);
    expect((await billing.subscriptionInfo(member)).nextCharge).toBeNull();
    await states.advanceTo(since + 13 * DAY);
    expect(await listRetryDays(member, since)).toEqual([0]);
    expect((await mails()).slice(1)).toEqual([expect.stringMatching(/^Your membership ends on .* unless/)]);
    expect(await states.sendStateChange('retry', member)).toMatchObject({
      status: 200,
      body: { currentSubscriptionStatus: 'monthly_active' },
    });
    expect(await ledger.listChargedCents(member)).toEqual([1_900, 1_900]);
    expect((await mails()).at(-1)).toBe('Your payment went through');
  });

  test('ends the membership after 14 days without another retry', async () => {
    const { member, since, mails } = await createPastDueMember(WANTS_AUTHENTICATION);
    await states.advanceTo(since + 14 * DAY, { past: -30 });
    expect(await readStatus(member)).toBe('payment_failed');
    await states.advanceTo(since + 14 * DAY);
    expect(await readStatus(member)).toBe('canceled');
    expect(await listRetryDays(member, since)).toEqual([0]);
    expect((await billing.invoices(member)).map(({ status }) => status)).toEqual(['paid', 'void']);
    expect((await mails()).at(-1)).toBe('Your membership has ended');
  });

  const CHANGES = {
    'added as the default': (member: TestUser) => states.payBy(member, VISA),
    async 'made the default'(member: TestUser) {
      await product.send(addCard, CARD, { as: member });
      const { body } = await product.send(listCards, {}, { as: member });
      await product.send(makeDefaultCard, { paymentMethodId: body.cards[0]!.id }, { as: member });
    },
  };

  test.each(Object.entries(CHANGES))(
    'is retried on its days once a card is %s, and not at once',
    async (_, changeCard) => {
      const { member, since } = await createPastDueMember(WANTS_AUTHENTICATION);
      await states.advanceTo(since + 4 * DAY);
      await changeCard(member);
      expect(await ledger.listChargedCents(member)).toEqual([1_900]);
      expect((await billing.subscriptionInfo(member)).nextCharge).toEqual({
        date: since + 7 * DAY,
        amountCents: 1_900,
      });
      await states.advanceTo(since + 7 * DAY);
      expect(await listRetryDays(member, since)).toEqual([0, 7]);
      expect(await readStatus(member)).toBe('monthly_active');
    },
  );

  test('still waits when a card is added that is not the default', async () => {
    const { member, since } = await createPastDueMember(WANTS_AUTHENTICATION);
    await product.send(addCard, CARD, { as: member });
    expect((await billing.subscriptionInfo(member)).nextCharge).toBeNull();
    await states.advanceTo(since + 8 * DAY);
    expect(await listRetryDays(member, since)).toEqual([0]);
  });
});

test('a renewal without a card is not attempted, and the membership ends after 14 days', async () => {
  const member = await states.createMember();
  await states.sendStateChangeOrThrow('create', member);
  const { currentPeriodEnd: since } = await billing.subscriptionInfo(member);
  // The only card cannot be removed through the product; this simulates its removal at the gateway.
  const removed = { removedAt: product.services.clock.now(), isDefault: false };
  await product.db.updateTable('paymentMethods').set(removed).where('userId', '=', member.id).execute();
  await states.advanceTo(since!);
  expect(await billing.subscriptionInfo(member)).toMatchObject({
    currentSubscriptionStatus: 'payment_failed',
    nextCharge: null,
  });
  expect((await ledger.listMailSubjects(member)).at(-1)).toBe('Your payment did not go through');
  expect((await product.mails()).at(-1)).toMatch(
    /could not charge \$19\.00 for your membership, because there is no card/,
  );
  expect((await ledger.listAuditEntries(member)).at(-1)).toMatchObject({ actor: 'clock', why: 'no_card' });
  expect(await states.sendStateChange('retry', member)).toMatchObject({ status: 402, code: 'no_card' });
  await states.advanceTo(since! + 14 * DAY);
  expect(await readStatus(member)).toBe('canceled');
  expect(await ledger.listAttempts(member)).toHaveLength(1);
});

describe('an action of the member whose charge is declined', () => {
  test('a retry is 402 with the code, and the record stays as it was', async () => {
    const { member } = await createPastDueMember(DECLINES);
    const { record } = await ledger.readEverything(member);
    expect(await states.sendStateChange('retry', member)).toMatchObject({
      status: 402,
      code: 'card_declined',
    });
    const after = await ledger.readEverything(member);
    expect(after.record).toEqual(record);
    expect((await billing.invoices(member)).at(-1)).toMatchObject({ status: 'open' });
    expect(after.audit.at(-1)).toMatchObject({
      actor: 'member',
      act: 'payment_declined',
      why: 'card_declined',
    });
  });

  test('an update is 402 with the code, and the skip stays as it was', async () => {
    const { monthly_skipping: skipping } = await states.createMembersIn({ monthly_skipping: 1 });
    const [member] = skipping as [TestUser];
    await states.payBy(member, DECLINES);
    const { record } = await ledger.readEverything(member);
    expect(await states.sendStateChange('update to annual', member)).toMatchObject({
      status: 402,
      code: 'card_declined',
    });
    expect((await ledger.readEverything(member)).record).toEqual(record);
    expect((await billing.invoices(member)).map(({ status }) => status)).toEqual(['paid', 'void']);
  });

  test('a retry that the gateway answers late is 202, and settled within a minute', async () => {
    const { member } = await createPastDueMember(DECLINES);
    await states.payBy(member, ANSWERS_LATE);
    expect(await states.sendStateChange('retry', member)).toMatchObject({
      status: 202,
      code: 'payment_unknown',
    });
    for (const stateChange of ['retry', 'cancel'] as const)
      expect(await states.sendStateChange(stateChange, member)).toMatchObject({
        status: 409,
        code: 'payment_in_progress',
      });
    await product.advance({ minutes: 1 });
    expect(await readStatus(member)).toBe('monthly_active');
    expect(await ledger.listChargedCents(member)).toEqual([1_900, 1_900]);
  });
});

test('an unpaid membership ends 14 days after its invoice was created, even if it was charged late', async () => {
  const member = await states.createMember();
  await states.sendStateChangeOrThrow('create', member);
  await states.payBy(member, DECLINES);
  const { currentPeriodEnd } = await billing.subscriptionInfo(member);
  // Downtime of just over three days.
  const clock = product.services.clock as MovableClock;
  const late = Temporal.Instant.fromEpochMilliseconds((currentPeriodEnd! + 3 * DAY + 4_000) * 1000);
  await product.db.updateTable('tokens').set({ lastUsedAt: late }).execute();
  clock.moveTo(late);
  await product.advance({ seconds: 0 });
  expect(await readStatus(member)).toBe('payment_failed');

  const { body } = await product.send(listInvoices, {}, { as: member });
  const owed = body.results.find(({ kind, status }) => kind === 'membership' && status === 'open')!;
  const end = endsUnpaidAt(owed.createdAt);
  expect(end).toBeGreaterThan(endsUnpaidAt(currentPeriodEnd!) + 3 * DAY);
  const { dunningSince } = await product.db
    .selectFrom('subscriptions')
    .select('dunningSince')
    .where('userId', '=', member.id)
    .executeTakeFirstOrThrow();
  expect(end).toBe(endsUnpaidAt(dunningSince!));
  await states.advanceTo(end, { past: -30 });
  expect(await readStatus(member)).toBe('payment_failed');
  await states.advanceTo(end);
  expect(await readStatus(member)).toBe('canceled');
});
