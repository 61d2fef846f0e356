import { ANNUAL, MONTHLY } from '#contract/billing/codes.ts';
import { simulateMembership, type BankAnswer, type SimulatedMembership } from './membershipSimulation.ts';
import { toSeconds, DAY } from './records.ts';
import type { Change } from '../../src/billing/rules.ts';

export const START_AT = toSeconds('2026-01-31T12:00:00Z');
/** The period ends of a monthly plan that began then. */
export const P = toSeconds('2026-02-28T12:00:00Z');
export const P2 = toSeconds('2026-03-31T12:00:00Z');
export const P3 = toSeconds('2026-04-30T12:00:00Z');
export const YEAR = toSeconds('2027-01-31T12:00:00Z');

/** The bank's answers in order; afterwards always `paid`. */
export const createBank = (...answers: BankAnswer[]) => {
  const remaining = [...answers];
  return () => remaining.shift() ?? 'paid';
};
export const CREATE_MONTHLY: Change = { action: 'create', productId: MONTHLY };
export const CREATE_YEARLY: Change = { action: 'create', productId: ANNUAL };

export function beginSimulation(by: Change, ...answers: BankAnswer[]): SimulatedMembership {
  const membership = simulateMembership(START_AT, createBank('paid', ...answers));
  membership.act(by);
  return membership;
}
export const advanceTo = (membership: SimulatedMembership, moment: number) =>
  membership.advance(moment - membership.now);
export const simulateDowntimeUntil = (membership: SimulatedMembership, moment: number) =>
  membership.simulateDowntime(moment - membership.now);

/** The time and amount of each charge. */
export const listCharges = ({ invoices }: SimulatedMembership) =>
  invoices.flatMap(({ attempts, amountCents }) =>
    attempts.filter(({ state }) => state === 'paid').map(({ askedAt }) => [askedAt, amountCents]),
  );
export const listAttemptTimes = ({ invoices }: SimulatedMembership) =>
  invoices.flatMap(({ attempts }) => attempts.map(({ askedAt }) => askedAt));
export const currentPeriod = ({ record }: SimulatedMembership) => [
  record.currentPeriodStart,
  record.currentPeriodEnd,
];
export const countDaysSince = (moment: number, moments: readonly number[]) =>
  moments.map((each) => (each - moment) / DAY);
export const listNoticeTimes = ({ notices }: SimulatedMembership, kind: string) =>
  notices.filter(([notice]) => notice === kind).map(([, moment]) => moment);

export const CHARGED = [START_AT, 1_900];
