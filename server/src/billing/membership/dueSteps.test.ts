import { describe, expect, test } from 'vitest';
import { ANNUAL } from '#contract/billing/codes.ts';
import {
  START_AT,
  P,
  P2,
  P3,
  YEAR,
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
import { toSeconds, DAY } from '../../../testing/billing/records.ts';
import type { Change } from '../rules.ts';

describe('at the end of a period', () => {
  test('charges an active plan for the next period, without a gap of a second', () => {
    const membership = beginSimulation(CREATE_MONTHLY);
    advanceTo(membership, P - 1);
    expect([membership.status, listCharges(membership)]).toEqual(['monthly_active', [CHARGED]]);
    advanceTo(membership, P);
    expect([membership.status, currentPeriod(membership), listCharges(membership)]).toEqual([
      'monthly_active',
      [P, P2],
      [CHARGED, [P, 1_900]],
    ]);
    advanceTo(membership, P3);
    expect(listCharges(membership)).toEqual([CHARGED, [P, 1_900], [P2, 1_900], [P3, 1_900]]);
  });

  test('charges an annual plan for the next year', () => {
    const membership = beginSimulation(CREATE_YEARLY);
    advanceTo(membership, YEAR);
    expect([membership.status, currentPeriod(membership)]).toEqual([
      'yearly_active',
      [YEAR, toSeconds('2028-01-31T12:00:00Z')],
    ]);
    expect(listCharges(membership)).toEqual([
      [START_AT, 19_200],
      [YEAR, 19_200],
    ]);
  });

  test.each([
    ['monthly', CREATE_MONTHLY, P],
    ['annual', CREATE_YEARLY, YEAR],
  ])('ends a canceled %s plan then, and not before', (_, by, end) => {
    const membership = beginSimulation(by);
    advanceTo(membership, START_AT + DAY);
    membership.act({ action: 'cancel' });
    advanceTo(membership, end - 1);
    expect(membership.status).toBe('cancel_upcoming');
    advanceTo(membership, end);
    expect(membership.status).toBe('canceled');
    expect(membership.record).toMatchObject({
      canceledAt: START_AT + DAY,
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
    advanceTo(membership, P);
    expect(membership.status).toBe('yearly_active');
    expect(membership.record).toMatchObject({ productId: ANNUAL, interval: 'year', pendingProductId: null });
    expect(currentPeriod(membership)).toEqual([P, toSeconds('2027-02-28T12:00:00Z')]);
    expect(listCharges(membership)).toEqual([CHARGED, [P, 19_200]]);
  });

  test('does not charge an upgrade that was canceled', () => {
    const membership = beginSimulation(CREATE_MONTHLY);
    membership.act({ action: 'upgrade' });
    membership.act({ action: 'keep_monthly' });
    advanceTo(membership, P);
    expect([membership.status, listCharges(membership)]).toEqual(['monthly_active', [CHARGED, [P, 1_900]]]);
  });
});

describe('a skip', () => {
  test('begins and ends on the billing day, which does not move, and is free', () => {
    const membership = beginSimulation(CREATE_MONTHLY);
    membership.act({ action: 'skip' });
    advanceTo(membership, P - 1);
    expect(membership.status).toBe('monthly_skip_upcoming');
    advanceTo(membership, P);
    expect([membership.status, currentPeriod(membership)]).toEqual(['monthly_skipping', [P, P2]]);
    advanceTo(membership, P2 - 1);
    expect([membership.status, listCharges(membership)]).toEqual(['monthly_skipping', [CHARGED]]);
    advanceTo(membership, P2);
    expect([membership.status, currentPeriod(membership)]).toEqual(['monthly_active', [P2, P3]]);
    expect(listCharges(membership)).toEqual([CHARGED, [P2, 1_900]]);
    expect(membership.record).toMatchObject({ paymentPausedAt: null, paymentResumesAt: null });
  });

  test('is announced three days before it ends', () => {
    const membership = beginSimulation(CREATE_MONTHLY);
    membership.act({ action: 'skip' });
    advanceTo(membership, P3);
    expect(listNoticeTimes(membership, 'skip_ending')).toEqual([P2 - 3 * DAY]);
  });

  test('whose charge fails when it ends makes the membership past due', () => {
    const membership = beginSimulation(CREATE_MONTHLY, 'soft');
    membership.act({ action: 'skip' });
    advanceTo(membership, P2);
    expect([membership.status, listAttemptTimes(membership)]).toEqual(['payment_failed', [START_AT, P2]]);
    expect(membership.record).toMatchObject({ paymentPausedAt: null, paymentResumesAt: null });
  });

  test('may follow another skip', () => {
    const membership = beginSimulation(CREATE_MONTHLY);
    membership.act({ action: 'skip' });
    advanceTo(membership, P2);
    membership.act({ action: 'skip' });
    advanceTo(membership, P3);
    expect([membership.status, listCharges(membership)]).toEqual([
      'monthly_skipping',
      [CHARGED, [P2, 1_900]],
    ]);
  });
});

describe('notices', () => {
  test('of a renewal come 30 days before an annual one, and never before a monthly one', () => {
    const yearly = beginSimulation(CREATE_YEARLY);
    advanceTo(yearly, YEAR + 3 * DAY);
    expect(listNoticeTimes(yearly, 'renewal_ahead')).toEqual([YEAR - 30 * DAY]);
    const monthly = beginSimulation(CREATE_MONTHLY);
    advanceTo(monthly, P3);
    expect(listNoticeTimes(monthly, 'renewal_ahead')).toEqual([]);
  });

  test('of an upgrade come 7 days before it, unless it was scheduled later than that', () => {
    const early = beginSimulation(CREATE_MONTHLY);
    early.act({ action: 'upgrade' });
    advanceTo(early, P2);
    expect(listNoticeTimes(early, 'upgrade_ahead')).toEqual([P - 7 * DAY]);
    const late = beginSimulation(CREATE_MONTHLY);
    advanceTo(late, P - 6 * DAY);
    late.act({ action: 'upgrade' });
    advanceTo(late, P2);
    expect(listNoticeTimes(late, 'upgrade_ahead')).toEqual([]);
  });

  test('of an expiring card come 7 days before each charge', () => {
    const membership = beginSimulation(CREATE_MONTHLY);
    membership.act({ action: 'skip' });
    advanceTo(membership, P3 + DAY);
    expect(listNoticeTimes(membership, 'card_expiring')).toEqual([P2 - 7 * DAY, P3 - 7 * DAY]);
  });

  test.each<[string, Change, Change]>([
    ['a canceled annual plan', CREATE_YEARLY, { action: 'cancel' }],
    ['a canceled monthly plan', CREATE_MONTHLY, { action: 'cancel' }],
  ])('are not sent for %s', (_, by, nextChange) => {
    const membership = beginSimulation(by);
    membership.act(nextChange);
    advanceTo(membership, YEAR + DAY);
    expect(membership.notices).toEqual([]);
  });

  test('that fell due during a downtime are sent once, if their event is still ahead', () => {
    const membership = beginSimulation(CREATE_YEARLY);
    simulateDowntimeUntil(membership, YEAR - 20 * DAY);
    advanceTo(membership, YEAR - 8 * DAY);
    expect(membership.notices).toEqual([['renewal_ahead', YEAR - 20 * DAY]]);
    simulateDowntimeUntil(membership, YEAR);
    expect(membership.notices).toHaveLength(1);
  });
});
