import { ANNUAL, MONTHLY } from '#contract/billing/codes.ts';
import { simulateMembership, type BankAnswer, type SimulatedMembership } from './membershipSimulation.ts';
import { DAY, START } from './records.ts';
import type { Change } from '../../src/billing/rules.ts';

/** The bank's answers in order; afterwards always `paid`. */
const createBank = (...answers: BankAnswer[]) => {
  const remaining = [...answers];
  return () => remaining.shift() ?? 'paid';
};
export const CREATE_MONTHLY: Change = { action: 'create', productId: MONTHLY };
export const CREATE_YEARLY: Change = { action: 'create', productId: ANNUAL };

export function beginSimulation(by: Change, ...answers: BankAnswer[]): SimulatedMembership {
  const membership = simulateMembership(START, createBank('paid', ...answers));
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
    attempts.filter(({ state }) => state === 'paid').map(({ calledAt }) => [calledAt, amountCents]),
  );
export const listAttemptTimes = ({ invoices }: SimulatedMembership) =>
  invoices.flatMap(({ attempts }) => attempts.map(({ calledAt }) => calledAt));
export const currentPeriod = ({ record }: SimulatedMembership) => [
  record.currentPeriodStart,
  record.currentPeriodEnd,
];
export const countDaysSince = (moment: number, moments: readonly number[]) =>
  moments.map((each) => (each - moment) / DAY);
export const listNoticeTimes = ({ notices }: SimulatedMembership, kind: string) =>
  notices.filter(([notice]) => notice === kind).map(([, moment]) => moment);

export const CHARGED = [START, 1_900];
