import { PLANS, type ProductId } from '#contract/billing/codes.ts';
import { subscriptionStatus } from '#contract/billing/rules.ts';
import { refuse } from '#contract/refusals.ts';
import type { Charge, DeclineCode } from '../adapters/payments/payments.ts';
import { epochSecondsOf } from '../platform/clock.ts';
import type { Ground } from '../platform/context.ts';
import type { Db } from '../platform/database.ts';
import { announce } from '../platform/streams/announce.ts';
import { defaultOf } from './cards.ts';
import { change } from './rules.ts';
import {
  type Attempt,
  attemptById,
  cardsOf,
  closeInvoice,
  hasOpenAttempt,
  insertAttempt,
  insertInvoice,
  lockAttempt,
  lockMembership,
  saveMembership,
  saveOutcome,
} from './sql.ts';

/** A pending attempt that is older lost its process: no answer of the gateway takes so long. */
const ANSWERS_WITHIN = { seconds: 30 } as const;
const LOOK_AGAIN_AFTER = { seconds: 5 } as const;
const LOOK_AGAIN_AT_THE_LATEST = { minutes: 10 } as const;
/** Gateways forget the key of an attempt after a day: asked for again, it might be charged twice. */
const KEY_HOLDS = { hours: 23 } as const;

/** What became of an attempt. */
export type Outcome = { kind: 'succeeded' } | { kind: 'declined'; code: DeclineCode } | { kind: 'unknown' };

/**
 * Writes down, before the gateway is asked, that the member's default card is to be charged for a new membership.
 * @throws {Refusal} 409 when the record or a payment under way does not allow it, 402 without a card
 */
export async function intendMembership(
  db: Db,
  now: Temporal.Instant,
  { userId, offSession, productId }: { userId: number; offSession: boolean; productId: ProductId },
): Promise<Attempt> {
  const { id: subscriptionId, ...before } = await lockMembership(db, userId, now);
  const { record, chargeCents } = change(before, { action: 'create', productId }, epochSecondsOf(now));
  if (await hasOpenAttempt(db, subscriptionId)) refuse('payment_in_progress');
  const card = defaultOf(await cardsOf(db, { userId })) ?? refuse('no_card');
  const invoice = await insertInvoice(
    db,
    {
      userId,
      subscriptionId,
      productId,
      periodStart: record.currentPeriodStart!,
      periodEnd: record.currentPeriodEnd!,
      amountCents: chargeCents,
      description: `${PLANS[productId].name} membership`,
    },
    now,
  );
  const attempt = await insertAttempt(
    db,
    {
      invoiceId: invoice.id,
      userId,
      paymentMethodId: card.id,
      n: 1,
      offSession,
      lookAt: now.add(ANSWERS_WITHIN),
    },
    now,
  );
  return attemptById(db, attempt.id);
}

/** Asks the gateway for the money. The key belongs to the attempt: however often it is sent, it is charged once. */
export function askFor(ground: Ground, attempt: Attempt): Promise<Charge> {
  const { customer, card, amountCents, offSession } = attempt;
  const order = { customer, card, amountCents, offSession, attemptId: keyOf(attempt) };
  return orUnknown(ground, attempt, ground.payments.charge(order));
}

/** Finds out what became of an attempt whose answer was lost, or that was never sent. */
export async function askAgain(ground: Ground, attempt: Attempt, now: Temporal.Instant): Promise<Charge> {
  const found = await orUnknown(
    ground,
    attempt,
    ground.payments.findCharge({ attemptId: keyOf(attempt), customer: attempt.customer }),
  );
  if (found.kind !== 'none') return found;
  const keyEnds = Temporal.Instant.from(attempt.createdAt).add(KEY_HOLDS);
  return Temporal.Instant.compare(now, keyEnds) < 0
    ? askFor(ground, attempt)
    : { kind: 'declined', code: 'processing_error', class: 'soft' };
}

/** A gateway that fails has said neither yes nor no. */
const orUnknown = <Answer>({ log }: Ground, { id }: Attempt, asked: Promise<Answer>) =>
  asked.catch((error: unknown) => {
    log.error({ err: error, attempt: id }, 'the gateway gave no answer to a charge');
    return { kind: 'unknown' } as const;
  });

/** The name under which the gateway knows an attempt. */
export const keyOf = ({ invoiceId, n }: Pick<Attempt, 'invoiceId' | 'n'>) => `inv${invoiceId}_a${n}`;

/**
 * Records the gateway's answer, once: a second answer to the same attempt changes nothing and is told the first.
 * A success begins the membership at the moment for which it was asked; anything else leaves the record as it was.
 */
export async function settle(
  db: Db,
  now: Temporal.Instant,
  attempt: Attempt,
  charge: Charge,
): Promise<Outcome> {
  const { id: _, ...before } = await lockMembership(db, attempt.userId, now);
  const kept = await lockAttempt(db, attempt.id);
  if (kept.status === 'succeeded') return { kind: 'succeeded' };
  if (kept.status === 'declined') return { kind: 'declined', code: kept.declineCode as DeclineCode };

  if (charge.kind === 'unknown') {
    await saveOutcome(db, attempt.id, { status: 'unknown', lookAt: nextLookFrom(attempt, now) }, now);
    return charge;
  }
  if (charge.kind !== 'succeeded') {
    // Authentication that is wanted is refused here: the charge was not made, and another card or try may be.
    const code = charge.kind === 'declined' ? charge.code : 'authentication_required';
    await saveOutcome(db, attempt.id, { status: 'declined', declineCode: code }, now);
    await closeInvoice(db, attempt.invoiceId, 'void', now);
    return { kind: 'declined', code };
  }
  const { record } = change(before, { action: 'create', productId: kept.productId }, kept.periodStart);
  await saveOutcome(db, attempt.id, { status: 'succeeded', gatewayRef: charge.ref }, now);
  await closeInvoice(db, attempt.invoiceId, 'paid', now);
  await saveMembership(db, attempt.userId, record);
  await announce(db, now, {
    memberId: attempt.userId,
    audience: 'member',
    event: { type: 'subscription', requestId: null, status: subscriptionStatus(record, epochSecondsOf(now)) },
  });
  return { kind: 'succeeded' };
}

/** In a few seconds at first; the longer a gateway stays silent, the more seldom, and never given up. */
function nextLookFrom({ createdAt }: Attempt, now: Temporal.Instant): Temporal.Instant {
  const age = Temporal.Instant.from(createdAt).until(now);
  const pauses = [LOOK_AGAIN_AFTER, age, LOOK_AGAIN_AT_THE_LATEST].map(Temporal.Duration.from);
  return now.add(pauses.toSorted(Temporal.Duration.compare)[1]!);
}
