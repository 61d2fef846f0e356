import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ACTIONS,
  type MembershipEnding,
  PRODUCT_IDS,
  type ProductId,
  SUBSCRIPTION_STATUSES,
  type SubscriptionStatus,
} from '#contract/billing/codes.ts';
import { isServiceable } from '#contract/billing/rules.ts';
import {
  simulateMembership,
  type BankAnswer,
  type SimulatedMembership,
} from '../../../testing/billing/membershipSimulation.ts';
import { toSeconds, DAY, findRecordFaults } from '../../../testing/billing/records.ts';
import { computeNextCharge } from '../dueStepRules.ts';
import { getMembershipActions, type Change } from '../rules.ts';

const SIMULATIONS = process.env['SOAK'] === '1' ? 10_000 : 1_000;
const STEPS = 100;
const SEED = 20_260_131;

type Step =
  /** One of the currently allowed actions, or any action. */
  | { do: 'allowed'; which: number; productId: ProductId }
  | { do: 'any'; by: Change }
  | { do: 'card'; takes: BankAnswer }
  | { do: 'settle'; with: 'paid' | 'soft' | 'hard' }
  /** Disputed or fully refunded. */
  | { do: 'end' }
  /** Blocked or made a writer; later restored. */
  | { do: 'lose access'; ending: MembershipEnding }
  | { do: 'pass' | 'sleep'; seconds: number };

const toActionChange = (action: (typeof ACTIONS)[number], productId: ProductId): Change =>
  action === 'create' || action === 'update' ? { action, productId } : { action };

const one = <const Value extends string | number>(...values: Value[]) => fc.constantFrom(...values);
const productId = fc.constantFrom(...PRODUCT_IDS);
const days = (max: number) => fc.integer({ min: 0, max: max * DAY });
const seconds = fc.oneof(days(1), days(10), days(40), one(DAY, 28 * DAY, 31 * DAY), days(400));
const share = (weight: number, arbitrary: fc.Arbitrary<Step>) => ({ weight, arbitrary });
const step = fc.oneof(
  share(12, fc.record({ do: one('allowed'), which: fc.nat(5), productId })),
  share(
    6,
    fc.record({
      do: one('any'),
      by: fc.tuple(one(...ACTIONS), productId).map((by) => toActionChange(...by)),
    }),
  ),
  share(3, fc.constant({ do: 'any', by: { action: 'skip' } })),
  share(6, fc.record({ do: one('card'), takes: one('paid', 'paid', 'soft', 'hard', 'lost', 'waits') })),
  share(4, fc.record({ do: one('settle'), with: one('paid', 'soft', 'hard') })),
  share(
    1,
    fc.oneof(
      fc.record({ do: one('end') }),
      fc.record({ do: one('lose access'), ending: one('keep', 'at_period_end', 'now') }),
    ),
  ),
  share(14, fc.record({ do: one('pass', 'sleep'), seconds })),
);

/** Simulates a membership and checks it after each step. */
function simulate(
  begin: number,
  steps: readonly Step[],
  check: (membership: SimulatedMembership, step: Step) => void,
): void {
  let takes: BankAnswer = 'paid';
  const membership = simulateMembership(begin, () => takes);
  for (const each of steps) {
    switch (each.do) {
      case 'allowed': {
        const allowed = getMembershipActions(membership.record, membership.now);
        membership.act(toActionChange(allowed[each.which % allowed.length]!, each.productId));
        break;
      }
      case 'any':
        actRefused(membership, each.by);
        break;
      case 'card':
        takes = each.takes;
        membership.cardChanged();
        break;
      case 'settle':
        if (membership.isWaiting) membership.settle(each.with);
        break;
      case 'end':
        membership.end();
        break;
      case 'lose access':
        loseAccess(membership, each.ending);
        break;
      default:
        // Unknown outcomes are checked every minute.
        membership[each.do](membership.isWaiting ? Math.min(each.seconds, 3_600) : each.seconds);
    }
    check(membership, each);
  }
}

/** Tries any action; a refused one must leave the record as it was after the due steps. */
function actRefused(membership: SimulatedMembership, by: Change): void {
  membership.sleep(0);
  const before = membership.record;
  const answer = membership.act(by);
  if (!['done', 'paid'].includes(answer)) expect(membership.record).toEqual(before);
}

/** From then on nothing is charged automatically, unless the membership is kept. */
function loseAccess(membership: SimulatedMembership, ending: MembershipEnding): void {
  membership.loseAccess(ending);
  if (ending === 'keep') return;
  const { record, status, now } = membership;
  expect(['canceled', 'cancel_upcoming']).toContain(status);
  expect(ending === 'now' && status !== 'canceled').toBe(false);
  expect(computeNextCharge(record, now)).toBeNull();
}

const NOT_CHARGED: ReadonlySet<SubscriptionStatus> = new Set([
  'canceled',
  'cancel_upcoming',
  'monthly_skipping',
]);

/** The invariants that a simulation violates, as sentences. */
function findViolations(membership: SimulatedMembership, { do: last }: Step): string[] {
  const { record, bills, now, status, money } = membership;
  const { nextActionAt } = record;
  const attempts = bills.flatMap((bill) => bill.tries.map((attempt) => ({ ...attempt, bill })));
  const isRenewing = attempts.some(({ state, isByClock }) => isByClock && state === 'lost');
  const paid = attempts.filter(({ state }) => state === 'paid');
  const paidBills = bills.filter((bill) => bill.status === 'paid');
  const periods = paidBills
    .map(({ periodStart, periodEnd, cutAt }) => [periodStart, cutAt ?? periodEnd] as const)
    .filter(([start, end]) => start < end)
    .toSorted(([a], [b]) => a - b);
  const hasRun = last === 'pass' || last === 'sleep';
  const rules: Record<string, boolean> = {
    'a next action is scheduled unless the membership is over or a charge is under way':
      (nextActionAt === null) === (record.status === 'canceled' || isRenewing),
    'no next action is overdue once the due steps have run':
      !hasRun || nextActionAt === null || nextActionAt > now,
    'paid periods never overlap': periods.every(
      ([, end], index) => end <= (periods[index + 1]?.[0] ?? Infinity),
    ),
    'nothing is charged automatically during a skip, or after a cancellation or the end': attempts.every(
      (attempt) => !attempt.isByClock || !NOT_CHARGED.has(attempt.status),
    ),
    'a skipped or canceled membership is charged only when the member resumes it': paid.every(
      ({ status: then, bill: { purpose } }) =>
        (then !== 'canceled' || purpose === 'create') &&
        (then !== 'monthly_skipping' || purpose === 'update'),
    ),
    'an invoice has one live try at most': bills.every(
      (bill) => bill.tries.filter(({ state }) => state !== 'declined').length <= 1,
    ),
    'a member has one charge under way at most':
      attempts.filter(({ state }) => state === 'lost' || state === 'waits').length <= 1,
    'our records agree with the bank':
      money.inCents === sum(paid.map(({ bill }) => bill)) &&
      money.inCents - money.outCents === sum(paidBills),
    'an open invoice is being charged, or the membership is past due':
      membership.isWaiting || bills.every((bill) => bill.status !== 'open' || record.status === 'past_due'),
    'a usable membership has paid for the current period':
      !hasRun ||
      membership.isWaiting ||
      !isServiceable(status) ||
      periods.some(([start, end]) => start <= now && now < end),
  };
  const broken = Object.entries(rules).filter(([, holds]) => !holds);
  return [...findRecordFaults(record, now), ...broken.map(([rule]) => rule)];
}

const sum = (bills: readonly { amountCents: number }[]) =>
  bills.reduce((cents, { amountCents }) => cents + amountCents, 0);

test(
  `${SIMULATIONS} random memberships of ${STEPS} steps break no rule`,
  { timeout: SIMULATIONS * 60 },
  () => {
    const begin = fc.integer({
      min: toSeconds('2024-01-01T00:00:00Z'),
      max: toSeconds('2029-01-01T00:00:00Z'),
    });
    const steps = fc.array(step, { minLength: STEPS, maxLength: STEPS });
    const checks = new Map<SubscriptionStatus, number>();
    const property = fc.property(begin, steps, (from, given) =>
      simulate(from, given, (membership, each) => {
        checks.set(membership.status, (checks.get(membership.status) ?? 0) + 1);
        const broken = findViolations(membership, each);
        if (broken.length > 0) throw new Error(`${broken.join('; ')}: ${JSON.stringify(membership.record)}`);
      }),
    );
    fc.assert(property, { numRuns: SIMULATIONS, seed: SEED });
    // Simulations that never reach a status would prove nothing about it.
    for (const status of SUBSCRIPTION_STATUSES)
      expect([status, checks.get(status)! > SIMULATIONS / 2]).toEqual([status, true]);
  },
);
