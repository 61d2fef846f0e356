import { describe, expect, test } from 'vitest';
import { ANNUAL } from '#contract/billing/codes.ts';
import {
  START_AT,
  P,
  P2,
  P3,
  CREATE_MONTHLY,
  CREATE_YEARLY,
  beginSimulation,
  passTo,
  sleepTo,
  listCharges,
  listTries,
  currentPeriod,
  daysSince,
  noticeTimes,
  CHARGED,
} from '../../../testing/billing/simulationSteps.ts';
import type { SimulatedMembership } from '../../../testing/billing/membershipSimulation.ts';
import { toSeconds, DAY, toIsoText } from '../../../testing/billing/records.ts';
import type { Change } from '../rules.ts';

describe('a charge that fails', () => {
  const tried = (life: SimulatedMembership) => daysSince(P, listTries(life).slice(1));

  test('is retried on days 1, 3, 7 and 14; the final notice is on day 12, and then the membership ends unpaid', () => {
    const life = beginSimulation(CREATE_MONTHLY, 'soft', 'soft', 'soft', 'soft', 'soft');
    passTo(life, P);
    expect(life.status).toBe('payment_failed');
    expect(life.record).toMatchObject({ dunningSince: P, dunningStep: 0, dunningNextAt: P + DAY });
    passTo(life, P + 14 * DAY - 1);
    expect([life.status, tried(life)]).toEqual(['payment_failed', [0, 1, 3, 7]]);
    passTo(life, P + 14 * DAY);
    expect([life.status, tried(life)]).toEqual(['canceled', [0, 1, 3, 7, 14]]);
    expect(life.record).toMatchObject({ endedAt: P + 14 * DAY, currentPeriodEnd: P });
    expect(daysSince(P, noticeTimes(life, 'final_notice'))).toEqual([12]);
    expect(life.bills.map(({ status }) => status)).toEqual(['paid', 'void']);
    passTo(life, P + 400 * DAY);
    expect(tried(life)).toHaveLength(5);
  });

  test.each([
    [1, ['soft']],
    [3, ['soft', 'soft']],
    [7, ['soft', 'soft', 'soft']],
    [14, ['soft', 'soft', 'soft', 'soft']],
  ] as const)('and is paid on day %i begins a new period then', (day, answers) => {
    const life = beginSimulation(CREATE_MONTHLY, ...answers);
    const paidAt = P + day * DAY;
    passTo(life, paidAt);
    expect(life.status).toBe('monthly_active');
    expect(listCharges(life)).toEqual([CHARGED, [paidAt, 1_900]]);
    expect(life.record).toMatchObject({
      anchor: paidAt,
      currentPeriodStart: paidAt,
      dunningSince: null,
      dunningStep: null,
      dunningNextAt: null,
    });
    expect(life.bills).toHaveLength(2);
  });

  test('clears scheduled changes: an unpaid upgrade is owed as the annual plan', () => {
    const life = beginSimulation(CREATE_MONTHLY, 'soft');
    life.act({ action: 'upgrade' });
    passTo(life, P);
    expect(life.record).toMatchObject({ status: 'past_due', productId: ANNUAL, pendingProductId: null });
    passTo(life, P + DAY);
    expect([life.status, listCharges(life)]).toEqual(['yearly_active', [CHARGED, [P + DAY, 19_200]]]);
    expect(currentPeriod(life)).toEqual([P + DAY, toSeconds('2027-03-01T12:00:00Z')]);
  });

  test.each(['hard', 'waits'] as const)(
    'permanently (%s) is not retried; the membership ends after 14 days, with a final notice on day 12',
    (answer) => {
      const life = beginSimulation(CREATE_MONTHLY, answer);
      passTo(life, P + 14 * DAY - 1);
      expect([life.status, tried(life)]).toEqual(['payment_failed', [0]]);
      expect(life.record).toMatchObject({ dunningStopped: true, dunningNextAt: null });
      expect(daysSince(P, noticeTimes(life, 'final_notice'))).toEqual([12]);
      passTo(life, P + 14 * DAY);
      expect([life.status, tried(life)]).toEqual(['canceled', [0]]);
      expect(life.record.endedAt).toBe(P + 14 * DAY);
    },
  );

  test.each([
    [0.5, [1, 3, 7, 14]],
    [2, [3, 7, 14]],
    [3, [7, 14]],
    [8, [14]],
    [13.9, [14]],
  ])('permanently is retried after a card change on day %d: on days %j, and not at once', (day, days) => {
    const life = beginSimulation(CREATE_MONTHLY, 'hard', 'soft', 'soft', 'soft', 'soft');
    passTo(life, P + day * DAY);
    life.cardChanged();
    expect(tried(life)).toEqual([0]);
    passTo(life, P + 20 * DAY);
    expect([life.status, tried(life)]).toEqual(['canceled', [0, ...days]]);
  });

  test('permanently at a later retry waits for another card from then on', () => {
    const life = beginSimulation(CREATE_MONTHLY, 'soft', 'hard');
    passTo(life, P + 5 * DAY);
    expect([tried(life), life.record.dunningStopped]).toEqual([[0, 1], true]);
    passTo(life, P + 14 * DAY);
    expect([life.status, tried(life)]).toEqual(['canceled', [0, 1]]);
  });

  test('with a soft decline keeps its retry days when a card is added', () => {
    const life = beginSimulation(CREATE_MONTHLY, 'soft', 'soft');
    passTo(life, P + 2 * DAY);
    const before = life.record;
    life.cardChanged();
    expect(life.record).toEqual(before);
  });

  test('and is retried by the member keeps its retry days if that fails too, and has none once paid', () => {
    const life = beginSimulation(CREATE_MONTHLY, 'soft', 'soft', 'soft', 'soft');
    passTo(life, P + 2 * DAY);
    const before = life.record;
    expect(life.act({ action: 'retry' })).toBe('soft');
    expect(life.record).toEqual(before);
    passTo(life, P + 4 * DAY);
    expect(tried(life)).toEqual([0, 1, 2, 3]);
    expect(life.act({ action: 'retry' })).toBe('paid');
    expect(currentPeriod(life)).toEqual([P + 4 * DAY, toSeconds('2026-04-04T12:00:00Z')]);
    passTo(life, P + 20 * DAY);
    expect(tried(life)).toEqual([0, 1, 2, 3, 4]);
  });

  test('and is answered late counts as failed since the call', () => {
    const life = beginSimulation(CREATE_MONTHLY, 'lost');
    passTo(life, P + DAY / 2);
    expect([life.status, life.record.nextActionAt]).toEqual(['monthly_active', null]);
    life.settle('soft');
    expect(life.record).toMatchObject({ status: 'past_due', dunningSince: P, dunningNextAt: P + DAY });
  });
});

test('a disputed membership ends at once, whatever was scheduled', () => {
  for (const action of ['skip', 'upgrade', 'cancel'] as const) {
    const life = beginSimulation(CREATE_MONTHLY);
    life.act({ action });
    passTo(life, START_AT + 3 * DAY);
    life.end();
    expect(life.record).toMatchObject({
      status: 'canceled',
      endedAt: life.now,
      currentPeriodEnd: life.now,
      cancelAtPeriodEnd: false,
      paymentPausedAt: null,
      paymentResumesAt: null,
      pendingProductId: null,
      nextActionAt: null,
    });
  }
});

test('a charge for a membership that has ended in the meantime is refunded', () => {
  const life = beginSimulation(CREATE_MONTHLY, 'lost');
  passTo(life, P + 60);
  life.end();
  life.settle('paid');
  expect([life.status, life.money]).toEqual(['canceled', { inCents: 3_800, outCents: 1_900 }]);
});

test('a charge that is answered after its period pays for that period, and the current period is charged too', () => {
  const life = beginSimulation(CREATE_MONTHLY, 'lost');
  passTo(life, P2 + 5 * DAY);
  life.settle('paid');
  expect(currentPeriod(life)).toEqual([P, P2]);
  life.pass(0);
  expect([currentPeriod(life), listTries(life)]).toEqual([
    [P2, P3],
    [START_AT, P, P2 + 5 * DAY],
  ]);
});

describe('after a downtime', () => {
  const AWAKE = toSeconds('2026-06-10T00:00:00Z');
  const HOLDS = [toSeconds('2026-05-31T12:00:00Z'), toSeconds('2026-06-30T12:00:00Z')];

  test.each<[string, Change | null]>([
    ['a plan', null],
    ['a plan with a skip', { action: 'skip' }],
  ])('%s is charged once, for the current period', (_, by) => {
    const life = beginSimulation(CREATE_MONTHLY);
    if (by !== null) life.act(by);
    sleepTo(life, AWAKE);
    expect([life.status, currentPeriod(life)]).toEqual(['monthly_active', HOLDS]);
    expect(listCharges(life)).toEqual([CHARGED, [AWAKE, 1_900]]);
    passTo(life, HOLDS[1]!);
    expect(listCharges(life)).toHaveLength(3);
  });

  test('that ends within a skipped period nothing is charged', () => {
    const life = beginSimulation(CREATE_MONTHLY);
    life.act({ action: 'skip' });
    sleepTo(life, P + 10 * DAY);
    expect([life.status, currentPeriod(life), listCharges(life)]).toEqual([
      'monthly_skipping',
      [P, P2],
      [CHARGED],
    ]);
  });

  test.each([
    ['within its first year', '2026-06-10T00:00:00Z', '2026-02-28T12:00:00Z', '2027-02-28T12:00:00Z'],
    ['after it', '2028-06-10T00:00:00Z', '2028-02-28T12:00:00Z', '2029-02-28T12:00:00Z'],
  ])('an upgrade is charged once, %s', (_, awake, start, end) => {
    const life = beginSimulation(CREATE_MONTHLY);
    life.act({ action: 'upgrade' });
    sleepTo(life, toSeconds(awake));
    expect([life.status, currentPeriod(life).map((each) => toIsoText(each!))]).toEqual([
      'yearly_active',
      [start, end],
    ]);
    expect(listCharges(life)).toEqual([CHARGED, [toSeconds(awake), 19_200]]);
  });

  test('of several years an annual plan is charged once', () => {
    const life = beginSimulation(CREATE_YEARLY);
    sleepTo(life, toSeconds('2029-05-01T00:00:00Z'));
    expect(currentPeriod(life).map((each) => toIsoText(each!))).toEqual([
      '2029-01-31T12:00:00Z',
      '2030-01-31T12:00:00Z',
    ]);
    expect(listCharges(life)).toHaveLength(2);
  });

  test('a canceled plan ended at its period end and is not charged', () => {
    const life = beginSimulation(CREATE_MONTHLY);
    life.act({ action: 'cancel' });
    sleepTo(life, AWAKE);
    expect([life.status, life.record.endedAt, listCharges(life)]).toEqual(['canceled', P, [CHARGED]]);
  });

  test('an owed payment is retried once for all missed retry days', () => {
    const life = beginSimulation(CREATE_MONTHLY, 'soft', 'soft', 'soft');
    passTo(life, P);
    sleepTo(life, P + 10 * DAY);
    expect(daysSince(P, listTries(life))).toEqual([daysSince(P, [START_AT])[0], 0, 10]);
    expect(life.record.dunningNextAt).toBe(P + 14 * DAY);
  });

  test.each([
    ['is paid', 'paid', 'monthly_active'],
    ['fails', 'soft', 'canceled'],
  ] as const)('of more than 14 days an owed payment is retried once: it %s', (_, answer, status) => {
    const life = beginSimulation(CREATE_MONTHLY, 'soft', answer);
    passTo(life, P);
    sleepTo(life, P + 40 * DAY);
    expect([life.status, listTries(life)]).toEqual([status, [START_AT, P, P + 40 * DAY]]);
  });

  test('of more than 14 days a membership that waited for a card has ended on its day', () => {
    const life = beginSimulation(CREATE_MONTHLY, 'hard');
    passTo(life, P);
    sleepTo(life, P + 40 * DAY);
    expect([life.status, life.record.endedAt, listTries(life)]).toEqual([
      'canceled',
      P + 14 * DAY,
      [START_AT, P],
    ]);
  });
});
