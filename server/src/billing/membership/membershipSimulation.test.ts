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
import { getMembershipActions, type Change, computeNextCharge } from '../rules.ts';

const LIVES = process.env['SOAK'] === '1' ? 10_000 : 1_000;
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
function live(
  begin: number,
  steps: readonly Step[],
  look: (life: SimulatedMembership, step: Step) => void,
): void {
  let takes: BankAnswer = 'paid';
  const life = simulateMembership(begin, () => takes);
  for (const each of steps) {
    switch (each.do) {
      case 'allowed': {
        const allowed = getMembershipActions(life.record, life.now);
        life.act(toActionChange(allowed[each.which % allowed.length]!, each.productId));
        break;
      }
      case 'any':
        actRefused(life, each.by);
        break;
      case 'card':
        takes = each.takes;
        life.cardChanged();
        break;
      case 'settle':
        if (life.isWaiting) life.settle(each.with);
        break;
      case 'end':
        life.end();
        break;
      case 'lose access':
        loseAccess(life, each.ending);
        break;
      default:
        // Unknown outcomes are checked every minute.
        life[each.do](life.isWaiting ? Math.min(each.seconds, 3_600) : each.seconds);
    }
    look(life, each);
  }
}

/** Tries any action; a refused one must leave the record as it was after the due steps. */
function actRefused(life: SimulatedMembership, by: Change): void {
  life.sleep(0);
  const before = life.record;
  const answer = life.act(by);
  if (!['done', 'paid'].includes(answer)) expect(life.record).toEqual(before);
}

/** From then on nothing is charged automatically, unless the membership is kept. */
function loseAccess(life: SimulatedMembership, ending: MembershipEnding): void {
  life.loseAccess(ending);
  if (ending === 'keep') return;
  const { record, status, now } = life;
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
function brokenBy(life: SimulatedMembership, { do: last }: Step): string[] {
  const { record, bills, now, status, money } = life;
  const { nextActionAt } = record;
  const tries = bills.flatMap((bill) => bill.tries.map((tried) => ({ ...tried, bill })));
  const isAsked = tries.some(({ state, isByClock }) => isByClock && state === 'lost');
  const paid = tries.filter(({ state }) => state === 'paid');
  const kept = bills.filter((bill) => bill.status === 'paid');
  const periods = kept
    .map(({ periodStart, periodEnd, cutAt }) => [periodStart, cutAt ?? periodEnd] as const)
    .filter(([start, end]) => start < end)
    .toSorted(([a], [b]) => a - b);
  const hasRun = last === 'pass' || last === 'sleep';
  const rules: Record<string, boolean> = {
    'it is looked at again unless it is over or a charge is under way':
      (nextActionAt === null) === (record.status === 'canceled' || isAsked),
    'nothing stays behind': !hasRun || nextActionAt === null || nextActionAt > now,
    'paid periods never overlap': periods.every(
      ([, end], index) => end <= (periods[index + 1]?.[0] ?? Infinity),
    ),
    'the clock charges nobody who skips, or has left or is about to': tries.every(
      (tried) => !tried.isByClock || !NOT_CHARGED.has(tried.status),
    ),
    'nobody is charged for what is skipped or over, but who asks for it': paid.every(
      ({ status: then, bill: { purpose } }) =>
        (then !== 'canceled' || purpose === 'create') &&
        (then !== 'monthly_skipping' || purpose === 'update'),
    ),
    'an invoice has one live try at most': bills.every(
      (bill) => bill.tries.filter(({ state }) => state !== 'declined').length <= 1,
    ),
    'a member has one charge under way at most':
      tries.filter(({ state }) => state === 'lost' || state === 'waits').length <= 1,
    'the books are what the bank says':
      money.inCents === sum(paid.map(({ bill }) => bill)) && money.inCents - money.outCents === sum(kept),
    'only what is owed is open':
      life.isWaiting || bills.every((bill) => bill.status !== 'open' || record.status === 'past_due'),
    'who may use it has paid for now':
      !hasRun ||
      life.isWaiting ||
      !isServiceable(status) ||
      periods.some(([start, end]) => start <= now && now < end),
  };
  const broken = Object.entries(rules).filter(([, holds]) => !holds);
  return [...findRecordFaults(record, now), ...broken.map(([rule]) => rule)];
}

const sum = (bills: readonly { amountCents: number }[]) =>
  bills.reduce((cents, { amountCents }) => cents + amountCents, 0);

test(`${LIVES} random lives of ${STEPS} steps break no rule`, { timeout: LIVES * 60 }, () => {
  const begin = fc.integer({
    min: toSeconds('2024-01-01T00:00:00Z'),
    max: toSeconds('2029-01-01T00:00:00Z'),
  });
  const steps = fc.array(step, { minLength: STEPS, maxLength: STEPS });
  const looks = new Map<SubscriptionStatus, number>();
  const property = fc.property(begin, steps, (from, lived) =>
    live(from, lived, (life, each) => {
      looks.set(life.status, (looks.get(life.status) ?? 0) + 1);
      const broken = brokenBy(life, each);
      if (broken.length > 0) throw new Error(`${broken.join('; ')}: ${JSON.stringify(life.record)}`);
    }),
  );
  fc.assert(property, { numRuns: LIVES, seed: SEED });
  // Simulations that never reach a status would prove nothing about it.
  for (const status of SUBSCRIPTION_STATUSES)
    expect([status, looks.get(status)! > LIVES / 2]).toEqual([status, true]);
});
