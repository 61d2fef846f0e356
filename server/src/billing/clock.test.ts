import { describe, expect, test } from 'vitest';
import { ANNUAL } from '#contract/billing/codes.ts';
import {
  BEGIN,
  P,
  P2,
  P3,
  YEAR,
  MONTH,
  WHOLE_YEAR,
  begun,
  passTo,
  sleepTo,
  chargesOf,
  triesOf,
  periodOf,
  tolds,
  CHARGED,
} from './clock.fixture.ts';
import { at, DAY } from './records.fixture.ts';
import type { Change } from './rules.ts';

describe('at the end of a period', () => {
  test('an active plan is charged for the next, second for second', () => {
    const life = begun(MONTH);
    passTo(life, P - 1);
    expect([life.status, chargesOf(life)]).toEqual(['monthly_active', [CHARGED]]);
    passTo(life, P);
    expect([life.status, periodOf(life), chargesOf(life)]).toEqual([
      'monthly_active',
      [P, P2],
      [CHARGED, [P, 1_900]],
    ]);
    passTo(life, P3);
    expect(chargesOf(life)).toEqual([CHARGED, [P, 1_900], [P2, 1_900], [P3, 1_900]]);
  });

  test('an annual plan is charged for the next year', () => {
    const life = begun(WHOLE_YEAR);
    passTo(life, YEAR);
    expect([life.status, periodOf(life)]).toEqual(['yearly_active', [YEAR, at('2028-01-31T12:00:00Z')]]);
    expect(chargesOf(life)).toEqual([
      [BEGIN, 19_200],
      [YEAR, 19_200],
    ]);
  });

  test.each([
    ['monthly', MONTH, P],
    ['annual', WHOLE_YEAR, YEAR],
  ])('what was canceled of a %s plan ends then, and not before', (_, by, end) => {
    const life = begun(by);
    passTo(life, BEGIN + DAY);
    life.act({ action: 'cancel' });
    passTo(life, end - 1);
    expect(life.status).toBe('cancel_upcoming');
    passTo(life, end);
    expect(life.status).toBe('canceled');
    expect(life.record).toMatchObject({
      canceledAt: BEGIN + DAY,
      endedAt: end,
      currentPeriodEnd: end,
      cancelAtPeriodEnd: false,
      nextActionAt: null,
    });
    passTo(life, end + 1_000 * DAY);
    expect(chargesOf(life)).toHaveLength(1);
  });

  test('an upgrade is charged and its year begins', () => {
    const life = begun(MONTH);
    life.act({ action: 'upgrade' });
    passTo(life, P);
    expect(life.status).toBe('yearly_active');
    expect(life.record).toMatchObject({ productId: ANNUAL, interval: 'year', pendingProductId: null });
    expect(periodOf(life)).toEqual([P, at('2027-02-28T12:00:00Z')]);
    expect(chargesOf(life)).toEqual([CHARGED, [P, 19_200]]);
  });

  test('an upgrade that was taken back is not', () => {
    const life = begun(MONTH);
    life.act({ action: 'upgrade' });
    life.act({ action: 'keep_monthly' });
    passTo(life, P);
    expect([life.status, chargesOf(life)]).toEqual(['monthly_active', [CHARGED, [P, 1_900]]]);
  });
});

describe('a skip', () => {
  test('begins and ends on the billing day, which does not move, and is free', () => {
    const life = begun(MONTH);
    life.act({ action: 'skip' });
    passTo(life, P - 1);
    expect(life.status).toBe('monthly_skip_upcoming');
    passTo(life, P);
    expect([life.status, periodOf(life)]).toEqual(['monthly_skipping', [P, P2]]);
    passTo(life, P2 - 1);
    expect([life.status, chargesOf(life)]).toEqual(['monthly_skipping', [CHARGED]]);
    passTo(life, P2);
    expect([life.status, periodOf(life)]).toEqual(['monthly_active', [P2, P3]]);
    expect(chargesOf(life)).toEqual([CHARGED, [P2, 1_900]]);
    expect(life.record).toMatchObject({ paymentPausedAt: null, paymentResumesAt: null });
  });

  test('is told of three days before it ends', () => {
    const life = begun(MONTH);
    life.act({ action: 'skip' });
    passTo(life, P3);
    expect(tolds(life, 'skip_ending')).toEqual([P2 - 3 * DAY]);
  });

  test('that is unpaid when it ends is owed', () => {
    const life = begun(MONTH, 'soft');
    life.act({ action: 'skip' });
    passTo(life, P2);
    expect([life.status, triesOf(life)]).toEqual(['payment_failed', [BEGIN, P2]]);
    expect(life.record).toMatchObject({ paymentPausedAt: null, paymentResumesAt: null });
  });

  test('may follow a skip', () => {
    const life = begun(MONTH);
    life.act({ action: 'skip' });
    passTo(life, P2);
    life.act({ action: 'skip' });
    passTo(life, P3);
    expect([life.status, chargesOf(life)]).toEqual(['monthly_skipping', [CHARGED, [P2, 1_900]]]);
  });
});

describe('notices', () => {
  test('of a renewal come 30 days before an annual one, and before no monthly one', () => {
    const yearly = begun(WHOLE_YEAR);
    passTo(yearly, YEAR + 3 * DAY);
    expect(tolds(yearly, 'renewal_ahead')).toEqual([YEAR - 30 * DAY]);
    const monthly = begun(MONTH);
    passTo(monthly, P3);
    expect(tolds(monthly, 'renewal_ahead')).toEqual([]);
  });

  test('of an upgrade come 7 days before it, unless it was scheduled later than that', () => {
    const early = begun(MONTH);
    early.act({ action: 'upgrade' });
    passTo(early, P2);
    expect(tolds(early, 'upgrade_ahead')).toEqual([P - 7 * DAY]);
    const late = begun(MONTH);
    passTo(late, P - 6 * DAY);
    late.act({ action: 'upgrade' });
    passTo(late, P2);
    expect(tolds(late, 'upgrade_ahead')).toEqual([]);
  });

  test('ask after the card 7 days before each charge', () => {
    const life = begun(MONTH);
    life.act({ action: 'skip' });
    passTo(life, P3 + DAY);
    expect(tolds(life, 'card_expiring')).toEqual([P2 - 7 * DAY, P3 - 7 * DAY]);
  });

  test.each<[string, Change, Change]>([
    ['a canceled annual plan', WHOLE_YEAR, { action: 'cancel' }],
    ['a canceled monthly plan', MONTH, { action: 'cancel' }],
  ])('come not for %s', (_, by, then) => {
    const life = begun(by);
    life.act(then);
    passTo(life, YEAR + DAY);
    expect(life.told).toEqual([]);
  });

  test('that came due while nobody was there come once, late, if what they tell of is yet to come', () => {
    const life = begun(WHOLE_YEAR);
    sleepTo(life, YEAR - 20 * DAY);
    passTo(life, YEAR - 8 * DAY);
    expect(life.told).toEqual([['renewal_ahead', YEAR - 20 * DAY]]);
    sleepTo(life, YEAR);
    expect(life.told).toHaveLength(1);
  });
});
