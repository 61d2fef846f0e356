import { describe, expect, test } from 'vitest';
import { ACTIONS, type Action, ANNUAL, MONTHLY, PLANS, PRODUCT_IDS } from '#contract/billing/codes.ts';
import { subscriptionStatus } from '#contract/billing/rules.ts';
import { actionsFor } from '#contract/billing/allowedActions.ts';
import type { Refusal } from '#contract/refusals.ts';
import {
  applySteps,
  toSeconds,
  DAY,
  END,
  findRecordFaults,
  monthly,
  SECOND_END,
  NOW,
  records,
  START,
  type Status,
  upgrading,
  yearly,
} from '../../testing/billing/records.ts';
import { computeNextCharge } from './dueStepRules.ts';
import type { Membership } from './membershipRecord.ts';
import {
  getMembershipActions,
  change,
  type Change,
  decideEnding,
  type MembershipEvent,
  applyPayment,
  type PaidInvoice,
  NO_MEMBERSHIP,
} from './rules.ts';

const toChange = (action: Action): Change =>
  action === 'create' || action === 'update' ? { action, productId: MONTHLY } : { action };

function refusalCode(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return (error as Refusal).code;
  }
  return 'none';
}

describe('an action', () => {
  const everyStatus = Object.keys(records) as Status[];

  test.each(everyStatus)('%s has a sample record', (status) => {
    expect(subscriptionStatus(records[status], NOW)).toBe(status);
  });

  test.each(everyStatus.flatMap((status) => ACTIONS.map((action) => [status, action] as const)))(
    'in %s: %s is accepted or refused, and never mutates the given record',
    (status, action) => {
      const before = structuredClone(records[status]);
      const code = refusalCode(() => change(records[status], toChange(action), NOW));
      const isAllowed = (actionsFor[status] as readonly Action[]).includes(action);
      expect(code).toBe(isAllowed ? 'none' : `not_allowed_in_${status}`);
      expect(records[status]).toEqual(before);
    },
  );

  test('a pending upgrade refuses skip and another upgrade, and can be canceled', () => {
    expect(refusalCode(() => change(upgrading, { action: 'skip' }, NOW))).toBe('upgrade_pending');
    expect(refusalCode(() => change(upgrading, { action: 'upgrade' }, NOW))).toBe(
      'upgrade_already_scheduled',
    );
    expect(getMembershipActions(upgrading, NOW)).toEqual(['keep_monthly', 'cancel']);
  });

  const PAUSED = { paymentPausedAt: END, paymentResumesAt: SECOND_END };
  const NOT_PAUSED = { paymentPausedAt: null, paymentResumesAt: null };
  const CANCELS = { cancelAtPeriodEnd: true, canceledAt: NOW, nextActionAt: END };
  const OVER = { status: 'canceled', canceledAt: NOW, endedAt: NOW, nextActionAt: null } as const;
  const NO_DUNNING = { dunningSince: null, dunningStep: null, dunningNextAt: null, dunningStopped: false };
  /** How long before a charge the member is told that their card will have expired. */
  const CARD_AHEAD = 7 * DAY;

  // The next action: the card check before the charge, a period end, or a notice.
  test.each<[string, Membership, Change, Partial<Membership>]>([
    ['skip', monthly, { action: 'skip' }, { ...PAUSED, nextActionAt: END }],
    ['upgrade', monthly, { action: 'upgrade' }, { pendingProductId: 1, nextActionAt: END - 7 * DAY }],
    [
      'keep monthly',
      upgrading,
      { action: 'keep_monthly' },
      { pendingProductId: null, nextActionAt: END - CARD_AHEAD },
    ],
    ['cancel', monthly, { action: 'cancel' }, CANCELS],
    ['cancel yearly', yearly, { action: 'cancel' }, { ...CANCELS, nextActionAt: yearly.currentPeriodEnd }],
    [
      'cancel while an upgrade is pending',
      upgrading,
      { action: 'cancel' },
      { ...CANCELS, pendingProductId: null },
    ],
    [
      'unskip',
      records.monthly_skip_upcoming,
      { action: 'unskip' },
      { ...NOT_PAUSED, nextActionAt: END - CARD_AHEAD },
    ],
    [
      'cancel before a skip',
      records.monthly_skip_upcoming,
      { action: 'cancel' },
      { ...CANCELS, ...NOT_PAUSED },
    ],
    [
      'cancel during a skip, at once',
      records.monthly_skipping,
      { action: 'cancel' },
      { ...OVER, ...NOT_PAUSED, currentPeriodEnd: NOW },
    ],
    [
      'cancel while a payment is owed, at once',
      records.payment_failed,
      { action: 'cancel' },
      { ...OVER, ...NO_DUNNING },
    ],
    [
      'uncancel',
      records.cancel_upcoming,
      { action: 'uncancel' },
      { cancelAtPeriodEnd: false, canceledAt: null, nextActionAt: END - CARD_AHEAD },
    ],
  ])('%s', (_, record, by, changes) => {
    expect(change(record, by, NOW)).toEqual({
      record: { ...record, ...changes, noticedUntil: NOW },
      chargeCents: 0,
    });
  });

  const BEGUN = {
    1: ['2027-02-10T00:00:00Z', '2027-01-11T00:00:00Z'],
    2: ['2026-03-10T00:00:00Z', '2026-03-03T00:00:00Z'],
  } as const;
  test.each<[Status, 'create' | 'update']>([
    ['canceled', 'create'],
    ['monthly_skipping', 'update'],
  ])('in %s %s begins a new period of the chosen plan', (status, action) => {
    for (const productId of PRODUCT_IDS) {
      const [end, looksNext] = BEGUN[productId].map(toSeconds);
      expect(change(records[status], { action, productId }, NOW)).toEqual({
        record: {
          ...NO_MEMBERSHIP,
          status: 'active',
          interval: PLANS[productId].interval,
          productId,
          anchor: NOW,
          periods: 1,
          currentPeriodStart: NOW,
          currentPeriodEnd: end,
          noticedUntil: NOW,
          nextActionAt: looksNext,
        },
        chargeCents: PLANS[productId].chargeCents,
      });
    }
  });

  test.each([
    ['monthly', records.payment_failed, MONTHLY],
    ['yearly', { ...records.payment_failed, interval: 'year', productId: ANNUAL } as const, ANNUAL],
  ] as const)('retry begins a new %s period for the owed amount', (_, owed, productId) => {
    expect(change(owed, { action: 'retry' }, NOW)).toEqual(
      change(NO_MEMBERSHIP, { action: 'create', productId }, NOW),
    );
  });
});

describe('a successful charge', () => {
  const dueAtEnd = { purpose: 'renewal', productId: MONTHLY, periodStart: END } as const;
  const createInvoice = (purpose: 'create' | 'update') =>
    ({ purpose, productId: ANNUAL, periodStart: NOW }) as const;
  const endedMembership = applySteps(monthly, [{ event: 'ended' }, NOW]);

  test.each<[string, Membership, PaidInvoice, number, readonly [Change | MembershipEvent, number]]>([
    ['of a renewal', monthly, dueAtEnd, END, [{ event: 'renewed' }, END]],
    ['of a renewal, answered late', monthly, dueAtEnd, SECOND_END, [{ event: 'renewed' }, END]],
    ['for what is owed', records.payment_failed, dueAtEnd, NOW + DAY, [{ action: 'retry' }, NOW + DAY]],
    [
      'of a new membership',
      endedMembership,
      createInvoice('create'),
      NOW,
      [{ action: 'create', productId: ANNUAL }, NOW],
    ],
    [
      'to resume a skipped membership',
      records.monthly_skipping,
      createInvoice('update'),
      NOW,
      [{ action: 'update', productId: ANNUAL }, NOW],
    ],
  ])('%s takes effect as of its call', (_, record, invoice, calledAt, step) => {
    expect(applyPayment(record, invoice, calledAt)).toEqual(applySteps(record, step));
  });

  test.each<[string, Membership, PaidInvoice]>([
    ['a renewal of a membership that has ended', endedMembership, dueAtEnd],
    ['a new membership of a member who has one', monthly, createInvoice('create')],
    ['to resume a membership that is not skipped', monthly, createInvoice('update')],
    ['to resume a membership that has ended', endedMembership, createInvoice('update')],
  ])('for %s must be refunded', (_, record, invoice) => {
    expect(applyPayment(record, invoice, NOW)).toBeNull();
  });
});

test.each<[string, Membership, { date: number; amountCents: number } | null]>([
  ['monthly_active', monthly, { date: END, amountCents: 1_900 }],
  ['monthly_active with an upgrade', upgrading, { date: END, amountCents: 19_200 }],
  ['yearly_active', yearly, { date: yearly.currentPeriodEnd!, amountCents: 19_200 }],
  ['monthly_skip_upcoming', records.monthly_skip_upcoming, { date: SECOND_END, amountCents: 1_900 }],
  ['monthly_skipping', records.monthly_skipping, { date: END, amountCents: 1_900 }],
  ['payment_failed', records.payment_failed, { date: NOW + DAY / 2, amountCents: 1_900 }],
  ['payment_failed without tries', { ...records.payment_failed, dunningNextAt: null }, null],
  ['cancel_upcoming', records.cancel_upcoming, null],
  ['canceled', NO_MEMBERSHIP, null],
])('the next charge in %s', (_, record, next) => {
  expect(computeNextCharge(record, NOW)).toEqual(next);
});

describe('a block or a promotion', () => {
  const ENDS_NOW = 'canceled';
  const AS_IT_WAS = null;
  const AT_PERIOD_END = 'cancel_upcoming';
  const table: [name: string, record: Membership, atPeriodEnd: string | null, now: string | null][] = [
    ['monthly_active', records.monthly_active, AT_PERIOD_END, ENDS_NOW],
    ['an upgrade pending', upgrading, AT_PERIOD_END, ENDS_NOW],
    ['yearly_active', records.yearly_active, AT_PERIOD_END, ENDS_NOW],
    ['monthly_skip_upcoming', records.monthly_skip_upcoming, AT_PERIOD_END, ENDS_NOW],
    ['cancel_upcoming', records.cancel_upcoming, AS_IT_WAS, ENDS_NOW],
    ['monthly_skipping', records.monthly_skipping, ENDS_NOW, ENDS_NOW],
    ['payment_failed', records.payment_failed, ENDS_NOW, ENDS_NOW],
    ['canceled', applySteps(monthly, [{ event: 'ended' }, START + DAY]), AS_IT_WAS, AS_IT_WAS],
    ['never subscribed', NO_MEMBERSHIP, AS_IT_WAS, AS_IT_WAS],
  ];
  const endedRecord = (
    record: Membership,
    ending: 'keep' | 'at_period_end' | 'now',
    now = NOW,
    isCharging = false,
  ) => {
    const by = decideEnding(record, ending, { now, isCharging });
    return by === null ? null : change(record, by, now).record;
  };

  test.each(table)('%s', (_, record, atPeriodEnd, now) => {
    expect(endedRecord(record, 'keep')).toBeNull();
    for (const [ending, status] of [
      ['at_period_end', atPeriodEnd],
      ['now', now],
    ] as const) {
      const after = endedRecord(record, ending);
      expect(after && subscriptionStatus(after, NOW)).toBe(status);
      if (after === null) continue;
      expect(findRecordFaults(after, NOW)).toEqual([]);
      expect(computeNextCharge(after, NOW)).toBeNull();
      expect(after.nextActionAt).toBe(status === ENDS_NOW ? null : record.currentPeriodEnd);
      expect([after.endedAt, after.currentPeriodEnd]).toEqual(
        status === ENDS_NOW
          ? [NOW, Math.min(NOW, record.currentPeriodEnd!)]
          : [null, record.currentPeriodEnd],
      );
    }
  });

  test('a period that is being charged, or has ended uncharged, is not renewed', () => {
    for (const record of [monthly, yearly, records.monthly_skip_upcoming, upgrading]) {
      const end = record.currentPeriodEnd!;
      expect(endedRecord(record, 'at_period_end', end)).toMatchObject({ status: 'canceled', endedAt: end });
      expect(endedRecord(record, 'at_period_end', NOW, true)).toMatchObject({
        status: 'canceled',
        endedAt: NOW,
      });
    }
    expect(endedRecord(records.cancel_upcoming, 'at_period_end', END)).toBeNull();
  });
});
