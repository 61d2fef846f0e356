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
  countDaysSince,
  listNoticeTimes,
  CHARGED,
} from '../../../testing/billing/simulationSteps.ts';
import type { SimulatedMembership } from '../../../testing/billing/membershipSimulation.ts';
import {
  START,
  END,
  SECOND_END,
  THIRD_END,
  toSeconds,
  DAY,
  toIsoText,
} from '../../../testing/billing/records.ts';
import type { Change } from '../rules.ts';

describe('a charge that fails', () => {
  const listRetryDays = (membership: SimulatedMembership) =>
    countDaysSince(END, listAttemptTimes(membership).slice(1));

  test('is retried on days 1, 3, 7 and 14; the final notice is on day 12, and then the membership ends unpaid', () => {
    const membership = beginSimulation(CREATE_MONTHLY, 'soft', 'soft', 'soft', 'soft', 'soft');
    advanceTo(membership, END);
    expect(membership.status).toBe('payment_failed');
    expect(membership.record).toMatchObject({ dunningSince: END, dunningStep: 0, dunningNextAt: END + DAY });
    advanceTo(membership, END + 14 * DAY - 1);
    expect([membership.status, listRetryDays(membership)]).toEqual(['payment_failed', [0, 1, 3, 7]]);
    advanceTo(membership, END + 14 * DAY);
    expect([membership.status, listRetryDays(membership)]).toEqual(['canceled', [0, 1, 3, 7, 14]]);
    expect(membership.record).toMatchObject({ endedAt: END + 14 * DAY, currentPeriodEnd: END });
    expect(countDaysSince(END, listNoticeTimes(membership, 'final_notice'))).toEqual([12]);
    expect(membership.invoices.map(({ status }) => status)).toEqual(['paid', 'void']);
    advanceTo(membership, END + 400 * DAY);
    expect(listRetryDays(membership)).toHaveLength(5);
  });

  test.each([
    [1, ['soft']],
    [3, ['soft', 'soft']],
    [7, ['soft', 'soft', 'soft']],
    [14, ['soft', 'soft', 'soft', 'soft']],
  ] as const)('and is paid on day %i begins a new period then', (day, answers) => {
    const membership = beginSimulation(CREATE_MONTHLY, ...answers);
    const paidAt = END + day * DAY;
    advanceTo(membership, paidAt);
    expect(membership.status).toBe('monthly_active');
    expect(listCharges(membership)).toEqual([CHARGED, [paidAt, 1_900]]);
    expect(membership.record).toMatchObject({
      anchor: paidAt,
      currentPeriodStart: paidAt,
      dunningSince: null,
      dunningStep: null,
      dunningNextAt: null,
    });
    expect(membership.invoices).toHaveLength(2);
  });

  test('clears scheduled changes: an unpaid upgrade is owed as the annual plan', () => {
    const membership = beginSimulation(CREATE_MONTHLY, 'soft');
    membership.act({ action: 'upgrade' });
    advanceTo(membership, END);
    expect(membership.record).toMatchObject({
      status: 'past_due',
      productId: ANNUAL,
      pendingProductId: null,
    });
    advanceTo(membership, END + DAY);
    expect([membership.status, listCharges(membership)]).toEqual([
      'yearly_active',
      [CHARGED, [END + DAY, 19_200]],
    ]);
    expect(currentPeriod(membership)).toEqual([END + DAY, toSeconds('2027-03-01T12:00:00Z')]);
  });

  test.each(['hard', 'waits'] as const)(
    'permanently (%s) is not retried; the membership ends after 14 days, with a final notice on day 12',
    (answer) => {
      const membership = beginSimulation(CREATE_MONTHLY, answer);
      advanceTo(membership, END + 14 * DAY - 1);
      expect([membership.status, listRetryDays(membership)]).toEqual(['payment_failed', [0]]);
      expect(membership.record).toMatchObject({ dunningStopped: true, dunningNextAt: null });
      expect(countDaysSince(END, listNoticeTimes(membership, 'final_notice'))).toEqual([12]);
      advanceTo(membership, END + 14 * DAY);
      expect([membership.status, listRetryDays(membership)]).toEqual(['canceled', [0]]);
      expect(membership.record.endedAt).toBe(END + 14 * DAY);
    },
  );

  test.each([
    [0.5, [1, 3, 7, 14]],
    [2, [3, 7, 14]],
    [3, [7, 14]],
    [8, [14]],
    [13.9, [14]],
  ])('permanently is retried after a card change on day %d: on days %j, and not at once', (day, days) => {
    const membership = beginSimulation(CREATE_MONTHLY, 'hard', 'soft', 'soft', 'soft', 'soft');
    advanceTo(membership, END + day * DAY);
    membership.changeCard();
    expect(listRetryDays(membership)).toEqual([0]);
    advanceTo(membership, END + 20 * DAY);
    expect([membership.status, listRetryDays(membership)]).toEqual(['canceled', [0, ...days]]);
  });

  test('permanently at a later retry waits for another card from then on', () => {
    const membership = beginSimulation(CREATE_MONTHLY, 'soft', 'hard');
    advanceTo(membership, END + 5 * DAY);
    expect([listRetryDays(membership), membership.record.dunningStopped]).toEqual([[0, 1], true]);
    advanceTo(membership, END + 14 * DAY);
    expect([membership.status, listRetryDays(membership)]).toEqual(['canceled', [0, 1]]);
  });

  test('with a soft decline keeps its retry days when a card is added', () => {
    const membership = beginSimulation(CREATE_MONTHLY, 'soft', 'soft');
    advanceTo(membership, END + 2 * DAY);
    const before = membership.record;
    membership.changeCard();
    expect(membership.record).toEqual(before);
  });

  test('and is retried by the member keeps its retry days if that fails too, and has none once paid', () => {
    const membership = beginSimulation(CREATE_MONTHLY, 'soft', 'soft', 'soft', 'soft');
    advanceTo(membership, END + 2 * DAY);
    const before = membership.record;
    expect(membership.act({ action: 'retry' })).toBe('soft');
    expect(membership.record).toEqual(before);
    advanceTo(membership, END + 4 * DAY);
    expect(listRetryDays(membership)).toEqual([0, 1, 2, 3]);
    expect(membership.act({ action: 'retry' })).toBe('paid');
    expect(currentPeriod(membership)).toEqual([END + 4 * DAY, toSeconds('2026-04-04T12:00:00Z')]);
    advanceTo(membership, END + 20 * DAY);
    expect(listRetryDays(membership)).toEqual([0, 1, 2, 3, 4]);
  });

  test('and whose answer comes late counts as failed since the call', () => {
    const membership = beginSimulation(CREATE_MONTHLY, 'lost');
    advanceTo(membership, END + DAY / 2);
    expect([membership.status, membership.record.nextActionAt]).toEqual(['monthly_active', null]);
    membership.settle('soft');
    expect(membership.record).toMatchObject({
      status: 'past_due',
      dunningSince: END,
      dunningNextAt: END + DAY,
    });
  });
});

test('a disputed membership ends at once, whatever was scheduled', () => {
  for (const action of ['skip', 'upgrade', 'cancel'] as const) {
    const membership = beginSimulation(CREATE_MONTHLY);
    membership.act({ action });
    advanceTo(membership, START + 3 * DAY);
    membership.end();
    expect(membership.record).toMatchObject({
      status: 'canceled',
      endedAt: membership.now,
      currentPeriodEnd: membership.now,
      cancelAtPeriodEnd: false,
      paymentPausedAt: null,
      paymentResumesAt: null,
      pendingProductId: null,
      nextActionAt: null,
    });
  }
});

test('a charge for a membership that has ended in the meantime is refunded', () => {
  const membership = beginSimulation(CREATE_MONTHLY, 'lost');
  advanceTo(membership, END + 60);
  membership.end();
  membership.settle('paid');
  expect([membership.status, membership.money]).toEqual(['canceled', { inCents: 3_800, outCents: 1_900 }]);
});

test('a charge that is answered after its period pays for that period, and the current period is charged too', () => {
  const membership = beginSimulation(CREATE_MONTHLY, 'lost');
  advanceTo(membership, SECOND_END + 5 * DAY);
  membership.settle('paid');
  expect(currentPeriod(membership)).toEqual([END, SECOND_END]);
  membership.advance(0);
  expect([currentPeriod(membership), listAttemptTimes(membership)]).toEqual([
    [SECOND_END, THIRD_END],
    [START, END, SECOND_END + 5 * DAY],
  ]);
});

describe('after a downtime', () => {
  const AWAKE = toSeconds('2026-06-10T00:00:00Z');
  const HOLDS = [toSeconds('2026-05-31T12:00:00Z'), toSeconds('2026-06-30T12:00:00Z')];

  test.each<[string, Change | null]>([
    ['a plan', null],
    ['a plan with a skip', { action: 'skip' }],
  ])('%s is charged once, for the current period', (_, by) => {
    const membership = beginSimulation(CREATE_MONTHLY);
    if (by !== null) membership.act(by);
    simulateDowntimeUntil(membership, AWAKE);
    expect([membership.status, currentPeriod(membership)]).toEqual(['monthly_active', HOLDS]);
    expect(listCharges(membership)).toEqual([CHARGED, [AWAKE, 1_900]]);
    advanceTo(membership, HOLDS[1]!);
    expect(listCharges(membership)).toHaveLength(3);
  });

  test('that ends within a skipped period nothing is charged', () => {
    const membership = beginSimulation(CREATE_MONTHLY);
    membership.act({ action: 'skip' });
    simulateDowntimeUntil(membership, END + 10 * DAY);
    expect([membership.status, currentPeriod(membership), listCharges(membership)]).toEqual([
      'monthly_skipping',
      [END, SECOND_END],
      [CHARGED],
    ]);
  });

  test.each([
    ['within its first year', '2026-06-10T00:00:00Z', '2026-02-28T12:00:00Z', '2027-02-28T12:00:00Z'],
    ['after it', '2028-06-10T00:00:00Z', '2028-02-28T12:00:00Z', '2029-02-28T12:00:00Z'],
  ])('an upgrade is charged once, %s', (_, resumedAt, start, end) => {
    const membership = beginSimulation(CREATE_MONTHLY);
    membership.act({ action: 'upgrade' });
    simulateDowntimeUntil(membership, toSeconds(resumedAt));
    expect([membership.status, currentPeriod(membership).map((each) => toIsoText(each!))]).toEqual([
      'yearly_active',
      [start, end],
    ]);
    expect(listCharges(membership)).toEqual([CHARGED, [toSeconds(resumedAt), 19_200]]);
  });

  test('of several years an annual plan is charged once', () => {
    const membership = beginSimulation(CREATE_YEARLY);
    simulateDowntimeUntil(membership, toSeconds('2029-05-01T00:00:00Z'));
    expect(currentPeriod(membership).map((each) => toIsoText(each!))).toEqual([
      '2029-01-31T12:00:00Z',
      '2030-01-31T12:00:00Z',
    ]);
    expect(listCharges(membership)).toHaveLength(2);
  });

  test('a canceled plan ended at its period end and is not charged', () => {
    const membership = beginSimulation(CREATE_MONTHLY);
    membership.act({ action: 'cancel' });
    simulateDowntimeUntil(membership, AWAKE);
    expect([membership.status, membership.record.endedAt, listCharges(membership)]).toEqual([
      'canceled',
      END,
      [CHARGED],
    ]);
  });

  test('an owed payment is retried once for all missed retry days', () => {
    const membership = beginSimulation(CREATE_MONTHLY, 'soft', 'soft', 'soft');
    advanceTo(membership, END);
    simulateDowntimeUntil(membership, END + 10 * DAY);
    expect(countDaysSince(END, listAttemptTimes(membership))).toEqual([
      countDaysSince(END, [START])[0],
      0,
      10,
    ]);
    expect(membership.record.dunningNextAt).toBe(END + 14 * DAY);
  });

  test.each([
    ['is paid', 'paid', 'monthly_active'],
    ['fails', 'soft', 'canceled'],
  ] as const)('of more than 14 days an owed payment is retried once: it %s', (_, answer, status) => {
    const membership = beginSimulation(CREATE_MONTHLY, 'soft', answer);
    advanceTo(membership, END);
    simulateDowntimeUntil(membership, END + 40 * DAY);
    expect([membership.status, listAttemptTimes(membership)]).toEqual([status, [START, END, END + 40 * DAY]]);
  });

  test('of more than 14 days a membership that waited for a card has ended on its day', () => {
    const membership = beginSimulation(CREATE_MONTHLY, 'hard');
    advanceTo(membership, END);
    simulateDowntimeUntil(membership, END + 40 * DAY);
    expect([membership.status, membership.record.endedAt, listAttemptTimes(membership)]).toEqual([
      'canceled',
      END + 14 * DAY,
      [START, END],
    ]);
  });
});
