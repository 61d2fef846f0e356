import { PLANS } from '#contract/billing/codes.ts';
import { formatMoney } from '#contract/billing/format.ts';
import { refuse } from '#contract/refusals.ts';
import type { Charge, DeclineCode } from '../../adapters/payments/payments.ts';
import { clampDuration, toEpochSeconds, parseEpochSeconds } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import {
  resolveAttempt,
  chargeAttempt,
  type IntendedAttempt,
  toGatewayKey,
  unknownOnError,
} from './attempts.ts';
import {
  type Attempt,
  type AttemptOutcome,
  lockAttempt,
  type LockedAttempt,
  saveOutcome,
} from './attemptsSql.ts';
import { markInvoicePaid, voidInvoice } from './invoiceChangesSql.ts';
import { startDunning } from '../membership/startDunning.ts';
import { buildPaymentNotice, buildPaidDetails } from '../notices/buildNotices.ts';
import { refundLatePayment } from './refunds.ts';
import type { Membership } from '../membershipRecord.ts';
import { applyPayment, type PaidInvoice } from '../rules.ts';
import { lockMembership, findPayer, saveMembership } from '../sql.ts';
import { announceStatus, auditActorFor, mailMember, writeAudit } from '../notices/notify.ts';

const RECHECK_AFTER = { seconds: 5 } as const;
const RECHECK_AT_LATEST = { minutes: 10 } as const;
/** How long a charge waits for the member's confirmation. Repeated calls do not extend it. */
const CONFIRM_WITHIN = { minutes: 15 } as const;

/** The outcome of an attempt. */
export type ChargeOutcome =
  | { kind: 'succeeded' }
  | { kind: 'declined'; code: DeclineCode }
  | { kind: 'requires_action'; clientSecret: string }
  | { kind: 'unknown' };

/** Charges at the gateway, outside of any transaction, and records the result in one. */
export async function chargeAndSettle(context: Context, attempt: Attempt): Promise<ChargeOutcome> {
  const answer = await chargeAttempt(context, attempt);
  return context.transaction((inside) => settleAttempt(inside, attempt, answer));
}

/**
 * Like `chargeAndSettle`, for an attempt that may already have been charged: then its outcome is looked up instead.
 * @param onPaid stores the response of the call, in the transaction that records the payment
 */
export async function chargeOnce(
  context: Context,
  { attempt, isRepeat }: IntendedAttempt,
  onPaid: (inside: Context) => Promise<void>,
): Promise<ChargeOutcome> {
  const answer = await (isRepeat ? lookUpOutcome(context, attempt) : chargeAttempt(context, attempt));
  return context.transaction(async (inside) => {
    const outcome = await settleAttempt(inside, attempt, answer);
    if (outcome.kind === 'succeeded') await onPaid(inside);
    return outcome;
  });
}

/**
 * Cancels those of the open attempts that still wait for the member's confirmation, so that a new one can be made.
 * @returns the outcomes: one that the bank has confirmed meanwhile has succeeded
 */
export async function cancelUnconfirmed(
  context: Context,
  open: readonly Attempt[],
): Promise<ChargeOutcome[]> {
  const outcomes: ChargeOutcome[] = [];
  for (const attempt of open.filter(({ status }) => status === 'requires_action')) {
    const answer = await unknownOnError(context, attempt, context.payments.cancelCharge(attempt.gatewayRef!));
    outcomes.push(await context.transaction((inside) => settleAttempt(inside, attempt, answer)));
  }
  return outcomes;
}

async function lookUpOutcome(context: Context, attempt: Attempt): Promise<Charge> {
  const { status, customer } = attempt;
  if (status === 'pending' || status === 'unknown') return resolveAttempt(context, attempt, context.now);
  // The attempt already has an outcome.
  if (status !== 'requires_action') return { kind: 'unknown' };
  // Lookup only: confirming is another call, made by the member. A charge that still waits includes its client secret.
  const lookup = context.payments.findCharge({ attemptId: toGatewayKey(attempt), customer });
  const found = await unknownOnError(context, attempt, lookup);
  return found.kind === 'none' || found.kind === 'no_customer' ? { kind: 'unknown' } : found;
}

/** Refuses with the reason of a charge that did not succeed. */
export function refuseUnlessPaid(outcome: ChargeOutcome, attempt: Attempt): void {
  if (outcome.kind === 'declined') refuse(outcome.code);
  if (outcome.kind === 'unknown') refuse('payment_unknown');
  if (outcome.kind === 'requires_action')
    refuse('authentication_required', undefined, {
      attemptId: attempt.id,
      clientSecret: outcome.clientSecret,
    });
}

/**
 * Records the gateway's result once. A second result for the same attempt changes nothing and returns the first outcome.
 * A success takes effect as of the time of the call that created the attempt.
 */
export async function settleAttempt(
  context: Context,
  attempt: Attempt,
  answer: Charge,
): Promise<ChargeOutcome> {
  const { db, now } = context;
  const [{ id: _, ...before }, locked] = await Promise.all([
    lockMembership(db, attempt.userId, now),
    lockAttempt.one(db, { id: attempt.id }),
  ]);
  if (locked.status === 'succeeded') return { kind: 'succeeded' };
  if (locked.status === 'declined') return { kind: 'declined', code: locked.declineCode as DeclineCode };

  const saving = saveOutcome.run(db, toAttemptOutcome(attempt, answer, now));
  switch (answer.kind) {
    case 'unknown':
    case 'requires_action':
      await saving;
      return answer;
    case 'declined':
      await context.beforeCommit(saving);
      await recordDecline(context, before, attempt, locked, answer);
      return { kind: 'declined', code: answer.code };
    case 'succeeded':
      await context.beforeCommit(saving);
      await recordSuccess(context, before, attempt, locked);
      return { kind: 'succeeded' };
  }
}

/** How the gateway's result is stored. An attempt without an outcome is looked up again at `lookAt`. */
function toAttemptOutcome(attempt: Attempt, answer: Charge, now: Temporal.Instant): AttemptOutcome {
  const { id, gatewayRef, createdAt } = attempt;
  const settled = { id, status: answer.kind, gatewayRef, declineCode: null, lookAt: null, settledAt: now };
  switch (answer.kind) {
    case 'unknown':
      return { ...settled, lookAt: nextCheckAt(attempt, now), settledAt: null };
    case 'requires_action': {
      const lookAt = Temporal.Instant.from(createdAt).add(CONFIRM_WITHIN);
      return { ...settled, gatewayRef: answer.ref, lookAt, settledAt: null };
    }
    case 'declined':
      return { ...settled, declineCode: answer.code };
    case 'succeeded':
      return { ...settled, gatewayRef: answer.ref };
  }
}

async function recordSuccess(context: Context, before: Membership, attempt: Attempt, locked: LockedAttempt) {
  const { db, now } = context;
  const { userId, actorId } = attempt;
  const seconds = toEpochSeconds(now);
  if (locked.purpose === 'tip') {
    await context.beforeCommit(
      markInvoicePaid.run(db, { id: locked.invoiceId, periodStart: null, periodEnd: null, now }),
    );
    await writeAudit(context, auditActorFor(actorId, userId), {
      userId,
      act: 'tip',
      says: `${locked.description}: ${formatMoney(locked.amountCents)} was charged.`,
    });
    return mailMember(context, userId, { kind: 'tip_paid', paid: buildPaidDetails(locked, seconds) });
  }
  const after = applyPayment(before, locked as PaidInvoice, parseEpochSeconds(attempt.createdAt));
  if (after === null || locked.invoiceStatus === 'void') return refundLatePayment(context, attempt, locked);
  const period = { periodStart: after.currentPeriodStart, periodEnd: after.currentPeriodEnd };
  await context.beforeCommit(markInvoicePaid.run(db, { id: locked.invoiceId, ...period, now }));
  await context.beforeCommit(saveMembership(db, userId, after));
  await announceStatus(context, userId, after);
  const act =
    locked.purpose !== 'renewal' ? locked.purpose : before.status === 'past_due' ? 'retry' : 'renew';
  await writeAudit(context, auditActorFor(actorId, userId), {
    userId,
    act,
    says: `${formatMoney(locked.amountCents)} was charged for the ${PLANS[after.productId!].name} plan.`,
  });
  await mailMember(context, userId, buildPaymentNotice(before, after, locked, seconds));
}

type DeclinedCharge = Extract<Charge, { kind: 'declined' }>;

/** A declined charge that someone requested leaves the membership unchanged; a declined renewal makes it past due. */
async function recordDecline(
  context: Context,
  before: Membership,
  attempt: Attempt,
  locked: LockedAttempt,
  answer: DeclinedCharge,
) {
  const { db } = context;
  const { userId, actorId } = attempt;
  await writeAudit(context, auditActorFor(actorId, userId), {
    userId,
    act: 'payment_declined',
    says: `A charge of ${formatMoney(locked.amountCents)} for ${locked.description} was declined.`,
    why: answer.code,
  });
  if (locked.purpose !== 'renewal')
    return context.beforeCommit(voidInvoice.run(db, { id: locked.invoiceId }));
  if (actorId !== null || before.status === 'canceled') return;
  // If the default card has changed since the attempt, retries continue with the new card.
  const payer = await findPayer.first(db, { userId });
  const owing = { ...before, owedCents: locked.amountCents };
  await startDunning(context, userId, owing, {
    code: answer.code,
    isRetryable: answer.class === 'soft' || (payer !== undefined && payer.card !== attempt.card),
    at: parseEpochSeconds(attempt.createdAt),
  });
}

/** When to look up the outcome next: after 5 seconds at first, then with growing intervals up to 10 minutes. */
function nextCheckAt({ createdAt }: Attempt, now: Temporal.Instant): Temporal.Instant {
  const age = Temporal.Instant.from(createdAt).until(now);
  return now.add(clampDuration(age, RECHECK_AFTER, RECHECK_AT_LATEST));
}
