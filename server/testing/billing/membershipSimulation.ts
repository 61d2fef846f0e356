import {
  type MembershipEnding,
  PLANS,
  type ProductId,
  type SubscriptionStatus,
} from '#contract/billing/codes.ts';
import { subscriptionStatus } from '#contract/billing/rules.ts';
import { Refusal } from '#contract/refusals.ts';
import { findDueStep, type UpcomingNotice } from '../../src/billing/dueStepRules.ts';
import type { Membership } from '../../src/billing/membershipRecord.ts';
import {
  change,
  type Change,
  decideEnding,
  applyPayment,
  type PaidInvoice,
  computeRenewal,
  NO_MEMBERSHIP,
} from '../../src/billing/rules.ts';

/** A bank's answer to a charge. `lost`: the answer does not arrive; `waits`: the member must confirm. */
export type BankAnswer = 'paid' | 'soft' | 'hard' | 'lost' | 'waits';

export interface SimulatedAttempt {
  calledAt: number;
  /** Charged by a renewal, not requested by a member or a writer. */
  isByClock: boolean;
  /** The membership's status at the charge. */
  status: SubscriptionStatus;
  state: 'lost' | 'waits' | 'paid' | 'declined';
}

export interface SimulatedInvoice extends PaidInvoice {
  periodEnd: number;
  amountCents: number;
  status: 'open' | 'paid' | 'void' | 'refunded';
  attempts: SimulatedAttempt[];
  /** When the membership ended within a paid period. */
  cutAt: number | null;
}

export type SimulatedMembership = ReturnType<typeof simulateMembership>;

/** Enough for everything that can be due at once; more means that the steps never end. */
const MAX_STEPS = 40;
const RECHECK_AFTER = 60;

/**
 * A member's membership and ledger in memory: the product's rules without the product.
 * @param bank the bank's answer to a charge at a time
 */
export function simulateMembership(begin: number, bank: (now: number) => BankAnswer = () => 'paid') {
  let now = begin;
  let record: Membership = NO_MEMBERSHIP;
  const invoices: SimulatedInvoice[] = [];
  const notices: [UpcomingNotice, number][] = [];
  const money = { inCents: 0, outCents: 0 };

  const statusNow = () => subscriptionStatus(record, now);
  const findOpenAttempt = () => {
    const invoice = invoices.find(({ attempts }) => attempts.some(isAttemptOpen));
    return invoice && { invoice, attempt: invoice.attempts.find(isAttemptOpen)! };
  };
  const findOwedInvoice = () =>
    invoices.find(({ status, purpose }) => status === 'open' && purpose === 'renewal');
  const voidOpenInvoices = () =>
    invoices.filter(({ status }) => status === 'open').forEach((invoice) => (invoice.status = 'void'));

  /** Ends the membership within a paid period. */
  function cutPaidPeriods(): void {
    for (const invoice of invoices)
      if (invoice.status === 'paid' && invoice.cutAt === null && invoice.periodEnd > now)
        invoice.cutAt = Math.max(now, invoice.periodStart);
  }

  function addInvoice(
    purpose: PaidInvoice['purpose'],
    productId: ProductId,
    periodStart: number,
    periodEnd: number,
  ) {
    const amountCents = PLANS[productId].chargeCents;
    const terms = { purpose, productId, periodStart, periodEnd, amountCents };
    const invoice: SimulatedInvoice = { ...terms, status: 'open', attempts: [], cutAt: null };
    invoices.push(invoice);
    return invoice;
  }

  function chargeBank(invoice: SimulatedInvoice, isByClock: boolean): BankAnswer {
    invoice.attempts.push({ calledAt: now, isByClock, status: statusNow(), state: 'lost' });
    const answer = bank(now);
    // Nobody is there to confirm a renewal's charge, so it is canceled.
    if (answer === 'waits' && isByClock) settle('hard');
    else if (answer === 'waits') invoice.attempts.at(-1)!.state = 'waits';
    else if (answer !== 'lost') settle(answer);
    return answer;
  }

  /** Sets the outcome of the open charge. */
  function settle(answer: 'paid' | 'soft' | 'hard'): void {
    const { invoice, attempt } = findOpenAttempt()!;
    if (answer === 'paid') settlePaid(invoice, attempt);
    else settleDeclined(invoice, attempt, answer === 'soft');
  }

  function settlePaid(invoice: SimulatedInvoice, attempt: SimulatedAttempt): void {
    attempt.state = 'paid';
    money.inCents += invoice.amountCents;
    const after = applyPayment(record, invoice, attempt.calledAt);
    if (after === null || invoice.status === 'void') {
      money.outCents += invoice.amountCents;
      invoice.status = 'refunded';
      return;
    }
    record = after;
    invoice.status = 'paid';
    invoice.periodStart = after.currentPeriodStart!;
    invoice.periodEnd = after.currentPeriodEnd!;
  }

  function settleDeclined(invoice: SimulatedInvoice, attempt: SimulatedAttempt, isRetryable: boolean): void {
    attempt.state = 'declined';
    if (invoice.purpose !== 'renewal') {
      if (invoice.status === 'open') invoice.status = 'void';
      return;
    }
    if (!attempt.isByClock || record.status === 'canceled') return;
    record = change(record, { event: 'declined', isRetryable }, attempt.calledAt).record;
    if (record.status === 'canceled') voidOpenInvoices();
  }

  /** Runs due steps until nothing is due. */
  function runAllDueSteps(): void {
    for (let n = 0; record.nextActionAt !== null && record.nextActionAt <= now; n++) {
      if (n > MAX_STEPS) throw new Error(`The clock does not come to rest: ${JSON.stringify(record)}`);
      runOnce();
    }
  }

  function runOnce(): void {
    const before = record;
    for (let due = findDueStep(record, now), n = 0; due !== null; due = findDueStep(record, now), n++) {
      if (n > MAX_STEPS) throw new Error(`Something stays due: ${JSON.stringify(record)}`);
      if (due.kind === 'charge') return renew();
      if (due.kind === 'notices')
        notices.push(...due.notices.map((notice) => [notice, now] as [UpcomingNotice, number]));
      const event = due.kind === 'notices' ? 'noticed' : 'state_change_due';
      record = change(record, { event }, now).record;
      if (record.status === 'canceled') voidOpenInvoices();
    }
    if (record === before) record = change(record, { event: 'noticed' }, now).record;
  }

  function renew(): void {
    if (findOpenAttempt() !== undefined) {
      record = { ...record, nextActionAt: now + RECHECK_AFTER };
      return;
    }
    const { productId, periodStart, periodEnd } = computeRenewal(record, now);
    const invoice = findOwedInvoice() ?? addInvoice('renewal', productId, periodStart, periodEnd);
    record = { ...record, nextActionAt: null };
    chargeBank(invoice, true);
  }

  return {
    get now() {
      return now;
    },
    get record() {
      return record;
    },
    get status() {
      return statusNow();
    },
    get isWaiting() {
      return findOpenAttempt() !== undefined;
    },
    invoices,
    notices,
    money,

    /** A requested change. @returns the refusal's code, else the bank's answer, else `done` */
    act(by: Change): string {
      runAllDueSteps();
      if (findOpenAttempt()?.attempt.state === 'waits') settle('hard');
      const before = record;
      const changed = refusalCodeOr(() => change(before, by, now));
      if (typeof changed === 'string') return changed;
      if (findDueStep(before, now) !== null || findOpenAttempt() !== undefined) return 'payment_in_progress';
      const { record: after, chargeCents } = changed;
      if (chargeCents > 0) {
        const { productId, currentPeriodStart, currentPeriodEnd } = after;
        const isOwed = by.action === 'retry';
        const purpose = by.action === 'update' ? 'update' : 'create';
        return chargeBank(
          isOwed
            ? findOwedInvoice()!
            : addInvoice(purpose, productId!, currentPeriodStart!, currentPeriodEnd!),
          false,
        );
      }
      record = after;
      if (record.status === 'canceled') voidOpenInvoices();
      return 'done';
    },

    /** The late answer to a charge; a waiting one is confirmed or canceled. */
    settle,

    changeCard(): void {
      if (record.status !== 'past_due') return;
      const { record: after } = change(record, { event: 'card_changed' }, now);
      record = { ...after, nextActionAt: record.nextActionAt === null ? null : after.nextActionAt };
    },

    /** A dispute or full refund: ends the paid period and the membership. */
    end(): void {
      if (record.status === 'canceled') return;
      cutPaidPeriods();
      record = change(record, { event: 'ended' }, now).record;
      voidOpenInvoices();
    },

    /** The user is blocked or becomes a writer. */
    loseAccess(ending: MembershipEnding): void {
      if (ending === 'keep') return;
      const by = decideEnding(record, ending, { now, isCharging: findOpenAttempt() !== undefined });
      if (by !== null && 'event' in by) cutPaidPeriods();
      if (by !== null) record = change(record, by, now).record;
      if (record.status === 'canceled') voidOpenInvoices();
    },

    /** Advances the time and runs everything due at its own time. */
    advance(seconds: number): void {
      const until = now + seconds;
      while (record.nextActionAt !== null && record.nextActionAt <= until) {
        now = Math.max(now, record.nextActionAt);
        runAllDueSteps();
      }
      now = until;
    },

    /** Advances the time without running anything, then runs everything that fell due. */
    simulateDowntime(seconds: number): void {
      now += seconds;
      runAllDueSteps();
    },
  };
}

const isAttemptOpen = ({ state }: SimulatedAttempt) => state === 'lost' || state === 'waits';

/** The result of `act`, or the code of its refusal. */
function refusalCodeOr<Result>(act: () => Result): Result | string {
  try {
    return act();
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}
