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
  | { do: 'allowed'; index: number; productId: ProductId }
  | { do: 'any'; by: Change }
  | { do: 'card'; bankAnswer: BankAnswer }
  | { do: 'settle'; with: 'paid' | 'soft' | 'hard' }
  /** Disputed or fully refunded. */
  | { do: 'end' }
  /** Blocked or made a writer; later restored. */
  | { do: 'lose access'; ending: MembershipEnding }
  | { do: 'advance' | 'simulateDowntime'; seconds: number };

const toActionChange = (action: (typeof ACTIONS)[number], productId: ProductId): Change =>
  action === 'create' || action === 'update' ? { action, productId } : { action };

const oneOf = <const Value extends string | number>(...values: Value[]) => fc.constantFrom(...values);
const productId = fc.constantFrom(...PRODUCT_IDS);
const daysUpTo = (max: number) => fc.integer({ min: 0, max: max * DAY });
const seconds = fc.oneof(
  daysUpTo(1),
  daysUpTo(10),
  daysUpTo(40),
  oneOf(DAY, 28 * DAY, 31 * DAY),
  daysUpTo(400),
);
const withWeight = (weight: number, arbitrary: fc.Arbitrary<Step>) => ({ weight, arbitrary });
const step = fc.oneof(
  withWeight(12, fc.record({ do: oneOf('allowed'), index: fc.nat(5), productId })),
  withWeight(
    6,
    fc.record({
      do: oneOf('any'),
      by: fc.tuple(oneOf(...ACTIONS), productId).map((by) => toActionChange(...by)),
    }),
  ),
  withWeight(3, fc.constant({ do: 'any', by: { action: 'skip' } })),
  withWeight(
    6,
    fc.record({ do: oneOf('card'), bankAnswer: oneOf('paid', 'paid', 'soft', 'hard', 'lost', 'waits') }),
  ),
  withWeight(4, fc.record({ do: oneOf('settle'), with: oneOf('paid', 'soft', 'hard') })),
  withWeight(
    1,
    fc.oneof(
      fc.record({ do: oneOf('end') }),
      fc.record({ do: oneOf('lose access'), ending: oneOf('keep', 'at_period_end', 'now') }),
    ),
  ),
  withWeight(14, fc.record({ do: oneOf('advance', 'simulateDowntime'), seconds })),
);

/** Simulates a membership and checks it after each step. */
function simulate(
  begin: number,
  steps: readonly Step[],
  check: (membership: SimulatedMembership, step: Step) => void,
): void {
  let bankAnswer: BankAnswer = 'paid';
  const membership = simulateMembership(begin, () => bankAnswer);
  for (const each of steps) {
    switch (each.do) {
      case 'allowed': {
        const allowed = getMembershipActions(membership.record, membership.now);
        membership.act(toActionChange(allowed[each.index % allowed.length]!, each.productId));
        break;
      }
      case 'any':
        tryAction(membership, each.by);
        break;
      case 'card':
        bankAnswer = each.bankAnswer;
        membership.changeCard();
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
function tryAction(membership: SimulatedMembership, by: Change): void {
  membership.simulateDowntime(0);
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
  const { record, invoices, now, status, money } = membership;
  const { nextActionAt } = record;
  const attempts = invoices.flatMap((invoice) =>
    invoice.attempts.map((attempt) => ({ ...attempt, invoice })),
  );
  const isRenewing = attempts.some(({ state, isByClock }) => isByClock && state === 'lost');
  const paidAttempts = attempts.filter(({ state }) => state === 'paid');
  const paidInvoices = invoices.filter((invoice) => invoice.status === 'paid');
  const periods = paidInvoices
    .map(({ periodStart, periodEnd, cutAt }) => [periodStart, cutAt ?? periodEnd] as const)
    .filter(([start, end]) => start < end)
    .toSorted(([a], [b]) => a - b);
  const hasRun = last === 'advance' || last === 'simulateDowntime';
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
    'a skipped or canceled membership is charged only when the member resumes it': paidAttempts.every(
      ({ status: statusAtCharge, invoice: { purpose } }) =>
        (statusAtCharge !== 'canceled' || purpose === 'create') &&
        (statusAtCharge !== 'monthly_skipping' || purpose === 'update'),
    ),
    'an invoice has one open attempt at most': invoices.every(
      (invoice) => invoice.attempts.filter(({ state }) => state !== 'declined').length <= 1,
    ),
    'a member has one charge under way at most':
      attempts.filter(({ state }) => state === 'lost' || state === 'waits').length <= 1,
    'our records agree with the bank':
      money.inCents === sum(paidAttempts.map(({ invoice }) => invoice)) &&
      money.inCents - money.outCents === sum(paidInvoices),
    'an open invoice is being charged, or the membership is past due':
      membership.isWaiting ||
      invoices.every((invoice) => invoice.status !== 'open' || record.status === 'past_due'),
    'a usable membership has paid for the current period':
      !hasRun ||
      membership.isWaiting ||
      !isServiceable(status) ||
      periods.some(([start, end]) => start <= now && now < end),
  };
  const violated = Object.entries(rules).filter(([, isKept]) => !isKept);
  return [...findRecordFaults(record, now), ...violated.map(([rule]) => rule)];
}

const sum = (invoices: readonly { amountCents: number }[]) =>
  invoices.reduce((cents, { amountCents }) => cents + amountCents, 0);

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
    const property = fc.property(begin, steps, (from, plannedSteps) =>
      simulate(from, plannedSteps, (membership, each) => {
        checks.set(membership.status, (checks.get(membership.status) ?? 0) + 1);
        const violated = findViolations(membership, each);
        if (violated.length > 0)
          throw new Error(`${violated.join('; ')}: ${JSON.stringify(membership.record)}`);
      }),
    );
    fc.assert(property, { numRuns: SIMULATIONS, seed: SEED });
    // Simulations that never reach a status would prove nothing about it.
    for (const status of SUBSCRIPTION_STATUSES)
      expect([status, checks.get(status)! > SIMULATIONS / 2]).toEqual([status, true]);
  },
);
