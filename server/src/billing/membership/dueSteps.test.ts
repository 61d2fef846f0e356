import { describe, expect, test } from 'vitest';
import { ANNUAL } from '#contract/billing/codes.ts';
import {
  CREATE_MONTHLY,
  CREATE_YEARLY,
  beginSimulation,
  advanceTo,
  simulateDowntimeUntil,
  listCharges,
  listAttemptTimes,
  currentPeriod,
  listNoticeTimes,
  CHARGED,
} from '../../../testing/billing/simulationSteps.ts';
import {
  START,
  END,
  SECOND_END,
  THIRD_END,
  YEAR_END,
  toSeconds,
  DAY,
} from '../../../testing/billing/records.ts';
import type { Change } from '../rules.ts';

describe('at the end of a period', () => {
  test('charges an active plan for the next period, without a gap of a second', () => {
    const membership = beginSimulation(CREATE_MONTHLY);
    advanceTo(membership, END - 1);
    expect([membership.status, listCharges(membership)]).toEqual(['monthly_active', [CHARGED]]);
    advanceTo(membership, END);
    expect([membership.status, currentPeriod(membership), listCharges(membership)]).toEqual([
      'monthly_active',
      [END, SECOND_END],
      [CHARGED, [END, 1_900]],
    ]);
    advanceTo(membership, THIRD_END);
    expect(listCharges(membership)).toEqual([CHARGED, [END, 1_900], [SECOND_END, 1_900], [THIRD_END, 1_900]]);
  });

  test('charges an annual plan for the next year', () => {
    const membership = beginSimulation(CREATE_YEARLY);
    advanceTo(membership, YEAR_END);
    expect([membership.status, currentPeriod(membership)]).toEqual([
      'yearly_active',
      [YEAR_END, toSeconds('2028-01-31T12:00:00Z')],
    ]);
    expect(listCharges(membership)).toEqual([
      [START, 19_200],
      [YEAR_END, 19_200],
    ]);
  });

  test.each([
    ['monthly', CREATE_MONTHLY, END],
    ['annual', CREATE_YEARLY, YEAR_END],
  ])('ends a canceled %s plan then, and not before', (_, by, end) => {
    const membership = beginSimulation(by);
    advanceTo(membership, START + DAY);
    membership.act({ action: 'cancel' });
    advanceTo(membership, end - 1);
    expect(membership.status).toBe('cancel_upcoming');
    advanceTo(membership, end);
    expect(membership.status).toBe('canceled');
    expect(membership.record).toMatchObject({
      canceledAt: START + DAY,
      endedAt: end,
      currentPeriodEnd: end,
      cancelAtPeriodEnd: false,
      nextActionAt: null,
    });
    advanceTo(membership, end + 1_000 * DAY);
    expect(listCharges(membership)).toHaveLength(1);
  });

  test('charges an upgrade and begins its year', () => {
    const membership = beginSimulation(CREATE_MONTHLY);
    membership.act({ action: 'upgrade' });
    advanceTo(membership, END);
    expect(membership.status).toBe('yearly_active');
    expect(membership.record).toMatchObject({ productId: ANNUAL, interval: 'year', pendingProductId: null });
    expect(currentPeriod(membership)).toEqual([END, toSeconds('2027-02-28T12:00:00Z')]);
    expect(listCharges(membership)).toEqual([CHARGED, [END, 19_200]]);
  });

  test('does not charge an upgrade that was canceled', () => {
    const membership = beginSimulation(CREATE_MONTHLY);
    membership.act({ action: 'upgrade' });
    membership.act({ action: 'keep_monthly' });
    advanceTo(membership, END);
    expect([membership.status, listCharges(membership)]).toEqual(['monthly_active', [CHARGED, [END, 1_900]]]);
  });
});

describe('a skip', () => {
  test('begins and ends on the billing day, which does not move, and is free', () => {
    const membership = beginSimulation(CREATE_MONTHLY);
    membership.act({ action: 'skip' });
    advanceTo(membership, END - 1);
    expect(membership.status).toBe('monthly_skip_upcoming');
    advanceTo(membership, END);
    expect([membership.status, currentPeriod(membership)]).toEqual(['monthly_skipping', [END, SECOND_END]]);
    advanceTo(membership, SECOND_END - 1);
    expect([membership.status, listCharges(membership)]).toEqual(['monthly_skipping', [CHARGED]]);
    advanceTo(membership, SECOND_END);
    expect([membership.status, currentPeriod(membership)]).toEqual([
      'monthly_active',
      [SECOND_END, THIRD_END],
    ]);
    expect(listCharges(membership)).toEqual([CHARGED, [SECOND_END, 1_900]]);
    expect(membership.record).toMatchObject({ paymentPausedAt: null, paymentResumesAt: null });
  });

  test('is announced three days before it ends', () => {
    const membership = beginSimulation(CREATE_MONTHLY);
    membership.act({ action: 'skip' });
    advanceTo(membership, THIRD_END);
    expect(listNoticeTimes(membership, 'skip_ending')).toEqual([SECOND_END - 3 * DAY]);
  });

  test('whose charge fails when it ends makes the membership past due', () => {
    const membership = beginSimulation(CREATE_MONTHLY, 'soft');
    membership.act({ action: 'skip' });
    advanceTo(membership, SECOND_END);
    expect([membership.status, listAttemptTimes(membership)]).toEqual([
      'payment_failed',
      [START, SECOND_END],
    ]);
    expect(membership.record).toMatchObject({ paymentPausedAt: null, paymentResumesAt: null });
  });

  test('may follow another skip', () => {
    const membership = beginSimulation(CREATE_MONTHLY);
    membership.act({ action: 'skip' });
    advanceTo(membership, SECOND_END);
    membership.act({ action: 'skip' });
    advanceTo(membership, THIRD_END);
    expect([membership.status, listCharges(membership)]).toEqual([
      'monthly_skipping',
      [CHARGED, [SECOND_END, 1_900]],
    ]);
  });
});

describe('notices', () => {
  test('of a renewal come 30 days before an annual one, and never before a monthly one', () => {
    const yearly = beginSimulation(CREATE_YEARLY);
    advanceTo(yearly, YEAR_END + 3 * DAY);
    expect(listNoticeTimes(yearly, 'renewal_ahead')).toEqual([YEAR_END - 30 * DAY]);
    const monthly = beginSimulation(CREATE_MONTHLY);
    advanceTo(monthly, THIRD_END);
    expect(listNoticeTimes(monthly, 'renewal_ahead')).toEqual([]);
  });

  test('of an upgrade come 7 days before it, unless it was scheduled later than that', () => {
    const early = beginSimulation(CREATE_MONTHLY);
    early.act({ action: 'upgrade' });
    advanceTo(early, SECOND_END);
    expect(listNoticeTimes(early, 'upgrade_ahead')).toEqual([END - 7 * DAY]);
    const late = beginSimulation(CREATE_MONTHLY);
    advanceTo(late, END - 6 * DAY);
    late.act({ action: 'upgrade' });
    advanceTo(late, SECOND_END);
    expect(listNoticeTimes(late, 'upgrade_ahead')).toEqual([]);
  });

  test('of an expiring card come 7 days before each charge', () => {
    const membership = beginSimulation(CREATE_MONTHLY);
    membership.act({ action: 'skip' });
    advanceTo(membership, THIRD_END + DAY);
    expect(listNoticeTimes(membership, 'card_expiring')).toEqual([SECOND_END - 7 * DAY, THIRD_END - 7 * DAY]);
  });

  test.each<[string, Change, Change]>([
    ['a canceled annual plan', CREATE_YEARLY, { action: 'cancel' }],
    ['a canceled monthly plan', CREATE_MONTHLY, { action: 'cancel' }],
  ])('are not sent for %s', (_, by, nextChange) => {
    const membership = beginSimulation(by);
    membership.act(nextChange);
    advanceTo(membership, YEAR_END + DAY);
    expect(membership.notices).toEqual([]);
  });

  test('that fell due during a downtime are sent once, if their event is still ahead', () => {
    const membership = beginSimulation(CREATE_YEARLY);
    simulateDowntimeUntil(membership, YEAR_END - 20 * DAY);
    advanceTo(membership, YEAR_END - 8 * DAY);
    expect(membership.notices).toEqual([['renewal_ahead', YEAR_END - 20 * DAY]]);
    simulateDowntimeUntil(membership, YEAR_END);
    expect(membership.notices).toHaveLength(1);
  });
});
