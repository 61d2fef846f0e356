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
  passTo,
  sleepTo,
  listCharges,
  listTries,
  currentPeriod,
  noticeTimes,
  CHARGED,
} from '../../../testing/billing/simulationSteps.ts';
import { toSeconds, DAY } from '../../../testing/billing/records.ts';
import type { Change } from '../rules.ts';

describe('at the end of a period', () => {
  test('charges an active plan for the next period, without a gap of a second', () => {
    const life = beginSimulation(CREATE_MONTHLY);
    passTo(life, P - 1);
    expect([life.status, listCharges(life)]).toEqual(['monthly_active', [CHARGED]]);
    passTo(life, P);
    expect([life.status, currentPeriod(life), listCharges(life)]).toEqual([
      'monthly_active',
      [P, P2],
      [CHARGED, [P, 1_900]],
    ]);
    passTo(life, P3);
    expect(listCharges(life)).toEqual([CHARGED, [P, 1_900], [P2, 1_900], [P3, 1_900]]);
  });

  test('charges an annual plan for the next year', () => {
    const life = beginSimulation(CREATE_YEARLY);
    passTo(life, YEAR);
    expect([life.status, currentPeriod(life)]).toEqual([
      'yearly_active',
      [YEAR, toSeconds('2028-01-31T12:00:00Z')],
    ]);
    expect(listCharges(life)).toEqual([
      [START_AT, 19_200],
      [YEAR, 19_200],
    ]);
  });

  test.each([
    ['monthly', CREATE_MONTHLY, P],
    ['annual', CREATE_YEARLY, YEAR],
  ])('ends a canceled %s plan then, and not before', (_, by, end) => {
    const life = beginSimulation(by);
    passTo(life, START_AT + DAY);
    life.act({ action: 'cancel' });
    passTo(life, end - 1);
    expect(life.status).toBe('cancel_upcoming');
    passTo(life, end);
    expect(life.status).toBe('canceled');
    expect(life.record).toMatchObject({
      canceledAt: START_AT + DAY,
      endedAt: end,
      currentPeriodEnd: end,
      cancelAtPeriodEnd: false,
      nextActionAt: null,
    });
    passTo(life, end + 1_000 * DAY);
    expect(listCharges(life)).toHaveLength(1);
  });

  test('charges an upgrade and begins its year', () => {
    const life = beginSimulation(CREATE_MONTHLY);
    life.act({ action: 'upgrade' });
    passTo(life, P);
    expect(life.status).toBe('yearly_active');
    expect(life.record).toMatchObject({ productId: ANNUAL, interval: 'year', pendingProductId: null });
    expect(currentPeriod(life)).toEqual([P, toSeconds('2027-02-28T12:00:00Z')]);
    expect(listCharges(life)).toEqual([CHARGED, [P, 19_200]]);
  });

  test('does not charge an upgrade that was canceled', () => {
    const life = beginSimulation(CREATE_MONTHLY);
    life.act({ action: 'upgrade' });
    life.act({ action: 'keep_monthly' });
    passTo(life, P);
    expect([life.status, listCharges(life)]).toEqual(['monthly_active', [CHARGED, [P, 1_900]]]);
  });
});

describe('a skip', () => {
  test('begins and ends on the billing day, which does not move, and is free', () => {
    const life = beginSimulation(CREATE_MONTHLY);
    life.act({ action: 'skip' });
    passTo(life, P - 1);
    expect(life.status).toBe('monthly_skip_upcoming');
    passTo(life, P);
    expect([life.status, currentPeriod(life)]).toEqual(['monthly_skipping', [P, P2]]);
    passTo(life, P2 - 1);
    expect([life.status, listCharges(life)]).toEqual(['monthly_skipping', [CHARGED]]);
    passTo(life, P2);
    expect([life.status, currentPeriod(life)]).toEqual(['monthly_active', [P2, P3]]);
    expect(listCharges(life)).toEqual([CHARGED, [P2, 1_900]]);
    expect(life.record).toMatchObject({ paymentPausedAt: null, paymentResumesAt: null });
  });

  test('is announced three days before it ends', () => {
    const life = beginSimulation(CREATE_MONTHLY);
    life.act({ action: 'skip' });
    passTo(life, P3);
    expect(noticeTimes(life, 'skip_ending')).toEqual([P2 - 3 * DAY]);
  });

  test('whose charge fails when it ends makes the membership past due', () => {
    const life = beginSimulation(CREATE_MONTHLY, 'soft');
    life.act({ action: 'skip' });
    passTo(life, P2);
    expect([life.status, listTries(life)]).toEqual(['payment_failed', [START_AT, P2]]);
    expect(life.record).toMatchObject({ paymentPausedAt: null, paymentResumesAt: null });
  });

  test('may follow another skip', () => {
    const life = beginSimulation(CREATE_MONTHLY);
    life.act({ action: 'skip' });
    passTo(life, P2);
    life.act({ action: 'skip' });
    passTo(life, P3);
    expect([life.status, listCharges(life)]).toEqual(['monthly_skipping', [CHARGED, [P2, 1_900]]]);
  });
});

describe('notices', () => {
  test('of a renewal come 30 days before an annual one, and never before a monthly one', () => {
    const yearly = beginSimulation(CREATE_YEARLY);
    passTo(yearly, YEAR + 3 * DAY);
    expect(noticeTimes(yearly, 'renewal_ahead')).toEqual([YEAR - 30 * DAY]);
    const monthly = beginSimulation(CREATE_MONTHLY);
    passTo(monthly, P3);
    expect(noticeTimes(monthly, 'renewal_ahead')).toEqual([]);
  });

  test('of an upgrade come 7 days before it, unless it was scheduled later than that', () => {
    const early = beginSimulation(CREATE_MONTHLY);
    early.act({ action: 'upgrade' });
    passTo(early, P2);
    expect(noticeTimes(early, 'upgrade_ahead')).toEqual([P - 7 * DAY]);
    const late = beginSimulation(CREATE_MONTHLY);
    passTo(late, P - 6 * DAY);
    late.act({ action: 'upgrade' });
    passTo(late, P2);
    expect(noticeTimes(late, 'upgrade_ahead')).toEqual([]);
  });

  test('of an expiring card come 7 days before each charge', () => {
    const life = beginSimulation(CREATE_MONTHLY);
    life.act({ action: 'skip' });
    passTo(life, P3 + DAY);
    expect(noticeTimes(life, 'card_expiring')).toEqual([P2 - 7 * DAY, P3 - 7 * DAY]);
  });

  test.each<[string, Change, Change]>([
    ['a canceled annual plan', CREATE_YEARLY, { action: 'cancel' }],
    ['a canceled monthly plan', CREATE_MONTHLY, { action: 'cancel' }],
  ])('are not sent for %s', (_, by, then) => {
    const life = beginSimulation(by);
    life.act(then);
    passTo(life, YEAR + DAY);
    expect(life.told).toEqual([]);
  });

  test('that fell due during a downtime are sent once, if their event is still ahead', () => {
    const life = beginSimulation(CREATE_YEARLY);
    sleepTo(life, YEAR - 20 * DAY);
    passTo(life, YEAR - 8 * DAY);
    expect(life.told).toEqual([['renewal_ahead', YEAR - 20 * DAY]]);
    sleepTo(life, YEAR);
    expect(life.told).toHaveLength(1);
  });
});
