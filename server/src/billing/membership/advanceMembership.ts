import { PLANS } from '#contract/billing/codes.ts';
import { toEpochSeconds } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { createFirstAttempt, createAttempt } from '../payments/attempts.ts';
import { type Attempt, openMembershipAttempts } from '../payments/attemptsSql.ts';
import { insertInvoice, owedInvoice, voidOwedInvoices } from '../payments/invoiceChangesSql.ts';
import { buildUpcomingNotice } from '../notices/buildNotices.ts';
import { findDueStep, getOwedCents, type UpcomingNotice } from '../dueStepRules.ts';
import type { Membership } from '../membershipRecord.ts';
import { change, computeRenewal, type Renewal } from '../rules.ts';
import { chargeAndSettle } from '../payments/settleAttempt.ts';
import { startDunning, UNPAID_REASON } from './startDunning.ts';
import { lockDueMembership, findMembership, findPayer, saveMembership, postponeNextAction } from '../sql.ts';
import { announceStatus, BY_CLOCK, mailMember, writeAudit } from '../notices/notify.ts';

const RECHECK_AFTER_SECONDS = 60;

/** Runs a membership's due steps, including a renewal's charge. */
async function advanceMembership(context: Context, userId: number): Promise<void> {
  const attempt = await context.transaction((inside) => runDueSteps(inside, userId, 'wait'));
  if (attempt !== null) await chargeAndSettle(context, attempt);
}

/** Called before an action: runs due steps. */
export async function advanceIfDue(context: Context, userId: number): Promise<void> {
  const record = await findMembership.first(context.db, { userId });
  const dueAt = record?.nextActionAt ?? null;
  if (dueAt !== null && dueAt <= toEpochSeconds(context.now)) await advanceMembership(context, userId);
}

/**
 * Runs a membership's due steps, and creates the attempt for a renewal if one is due.
 * @param onLocked `skip`: ignores a record that another process has locked (`SKIP LOCKED`)
 * @returns the attempt that is to be charged, if any
 */
export async function runDueSteps(
  context: Context,
  userId: number,
  onLocked: 'wait' | 'skip',
): Promise<Attempt | null> {
  const { db } = context;
  const now = toEpochSeconds(context.now);
  const found = await lockDueMembership({ onLocked }).first(db, { userId, now });
  if (found === undefined) return null;
  const { id: subscriptionId, ...begun } = found;
  let record: Membership = begun;
  for (let due = findDueStep(record, now); due !== null; due = findDueStep(record, now)) {
    if (due.kind === 'charge') return createRenewalAttempt(context, { subscriptionId, userId }, record);
    record =
      due.kind === 'state_change'
        ? await applyDueStateChange(context, userId, record)
        : await sendUpcomingNotices(context, userId, record, due.notices);
  }
  // Nothing was due. Saving the record sets the time of its next step.
  if (record === begun) record = change(record, { event: 'noticed' }, now).record;
  await context.beforeCommit(saveMembership(db, userId, record));
  return null;
}

async function applyDueStateChange(
  context: Context,
  userId: number,
  before: Membership,
): Promise<Membership> {
  const { record: after } = change(before, { event: 'state_change_due' }, toEpochSeconds(context.now));
  await announceStatus(context, userId, after);
  if (after.status !== 'canceled') {
    await writeAudit(context, BY_CLOCK, {
      userId,
      act: 'skip_began',
      says: 'The skipped billing cycle began.',
    });
    return after;
  }
  const isUnpaid = before.status === 'past_due';
  if (isUnpaid) await context.beforeCommit(voidOwedInvoices.run(context.db, { userId }));
  await writeAudit(context, BY_CLOCK, {
    userId,
    act: 'end',
    says: 'The membership ended.',
    why: isUnpaid ? UNPAID_REASON : 'It was canceled, and the paid period is over.',
  });
  await mailMember(context, userId, { kind: 'canceled', reason: isUnpaid ? 'unpaid' : 'period_over' });
  return after;
}

async function sendUpcomingNotices(
  context: Context,
  userId: number,
  record: Membership,
  notices: readonly UpcomingNotice[],
): Promise<Membership> {
  const now = toEpochSeconds(context.now);
  const card = await findPayer.first(context.db, { userId });
  for (const each of notices) {
    const notice = buildUpcomingNotice(each, record, card, now);
    if (notice !== null) await mailMember(context, userId, notice);
  }
  return change(record, { event: 'noticed' }, now).record;
}

interface SubscriptionOwner {
  subscriptionId: number;
  userId: number;
}

/** The attempt for a new period, or a retry of an owed payment. */
async function createRenewalAttempt(
  context: Context,
  { subscriptionId, userId }: SubscriptionOwner,
  record: Membership,
): Promise<Attempt | null> {
  const { db } = context;
  const now = toEpochSeconds(context.now);
  // Until the charge has an outcome, only the time of the next step changes.
  const saveNextAction = (nextActionAt: number | null) =>
    context.beforeCommit(saveMembership(db, userId, { ...record, nextActionAt }));
  // Only a past-due or paused membership can have another open charge, so usually just the payer is queried.
  const isOwed = record.status === 'past_due';
  const [open, payer, owed] = await Promise.all([
    isOwed || record.paymentPausedAt !== null ? openMembershipAttempts.all(db, { userId }) : [],
    findPayer.first(db, { userId }),
    isOwed ? owedInvoice.first(db, { subscriptionId }) : undefined,
  ]);
  if (open.length > 0) {
    await saveNextAction(now + RECHECK_AFTER_SECONDS);
    return null;
  }
  const buildNewInvoice = isOwed ? buildOwedInvoice : buildRenewalInvoice;
  const newInvoice = buildNewInvoice(record, { subscriptionId, userId }, now);
  if (payer === undefined) {
    if (owed === undefined)
      await insertInvoice.run(db, { ...newInvoice, kind: 'membership', now: context.now });
    await startDunning(context, userId, record, { code: 'no_card', isRetryable: false, at: now });
    return null;
  }
  await saveNextAction(null);
  const by = { payer, userId, actorId: null };
  if (owed === undefined) return createFirstAttempt(context, newInvoice, by);
  const { id, tries, amountCents } = owed;
  return createAttempt(context, { id, n: tries + 1 }, { ...by, purpose: 'renewal', amountCents });
}

const buildRenewalInvoice = (record: Membership, owner: SubscriptionOwner, now: number) =>
  buildInvoice(computeRenewal(record, now), owner);

/** The invoice of a past due membership, for the plan that it owes. */
export const buildOwedInvoice = (record: Membership, owner: SubscriptionOwner, now: number) =>
  buildInvoice(
    { ...computeRenewal(record, now), productId: record.productId!, amountCents: getOwedCents(record) },
    owner,
  );

const buildInvoice = (
  { productId, amountCents, periodStart, periodEnd }: Renewal,
  owner: SubscriptionOwner,
) =>
  ({
    ...owner,
    purpose: 'renewal',
    productId,
    periodStart,
    periodEnd,
    amountCents,
    readingRequestId: null,
    readerId: null,
    description: `${PLANS[productId].name} membership`,
  }) as const;

/** Called after an error: postpones the membership's next step, so that it does not delay other memberships. */
export const postponeMembership = (context: Context, userId: number) =>
  postponeNextAction.run(context.db, {
    userId,
    nextActionAt: toEpochSeconds(context.now) + 10 * RECHECK_AFTER_SECONDS,
  });
