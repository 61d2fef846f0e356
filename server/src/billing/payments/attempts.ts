import type { Charge } from '../../adapters/payments/payments.ts';
import type { Context, Services } from '../../platform/context.ts';
import { KEY_RETENTION } from '../../platform/http/idempotency.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { type Attempt, attemptByKey, insertAttempt } from './attemptsSql.ts';
import { type NewInvoice, insertInvoice } from './invoiceChangesSql.ts';
import type { findPayer } from '../sql.ts';

export type Payer = RowOf<typeof findPayer>;

/**
 * A pending attempt of this age is looked up at the gateway. If its process is still waiting for an answer, the attempt's
 * key at the gateway keeps both from charging.
 */
const ATTEMPT_LOST_AFTER = { seconds: 30 } as const;
/** Gateways forget an attempt's idempotency key after a day; charging again after that might charge twice. */
const GATEWAY_KEY_LIFETIME = { hours: 23 } as const;

interface ChargeIntent {
  payer: Payer;
  userId: number;
  /** Null: charged by a job. */
  actorId: number | null;
  purpose: NewInvoice['purpose'];
  amountCents: number;
}

/** An attempt that this call created, or that an earlier call with the same Idempotency-Key created. */
export interface IntendedAttempt {
  attempt: Attempt;
  isRepeat: boolean;
}

/**
 * The attempt of an earlier call with the same key, whose process was killed or got no answer. Whoever creates an attempt
 * if there is none calls this under the lock under which attempts are created (of the membership, or of the cards for a
 * tip), so that one key never creates two. Without the lock, the result may be outdated.
 */
export async function findRepeatedAttempt({
  db,
  now,
  actor,
  idempotencyKey: key,
}: Context): Promise<IntendedAttempt | undefined> {
  if (key === null || actor === null) return undefined;
  const since = now.subtract(KEY_RETENTION);
  const attempt = await attemptByKey.first(db, { actorId: actor.id, key, since });
  return attempt && { attempt, isRepeat: true };
}

/** Creates an invoice and its first attempt, before the gateway is called. */
export async function createFirstAttempt(
  context: Context,
  newInvoice: NewInvoice,
  by: Omit<ChargeIntent, keyof NewInvoice>,
): Promise<Attempt> {
  const kind = newInvoice.purpose === 'tip' ? 'tip' : 'membership';
  const invoice = await insertInvoice.one(context.db, { ...newInvoice, kind, now: context.now });
  return createAttempt(context, { id: invoice.id, n: 1 }, { ...by, ...newInvoice });
}

/** Creates an attempt for an existing invoice. */
export async function createAttempt(
  { db, now, idempotencyKey }: Context,
  invoice: { id: number; n: number },
  { payer, userId, actorId, purpose, amountCents }: ChargeIntent,
): Promise<Attempt> {
  const attempt = { invoiceId: invoice.id, n: invoice.n, userId, actorId, offSession: actorId !== userId };
  const { paymentMethodId, card, customer } = payer;
  const lookAt = now.add(ATTEMPT_LOST_AFTER);
  // A renewal that falls due during a call does not belong to the call's key.
  const key = actorId === null ? null : idempotencyKey;
  const inserted = await insertAttempt.one(db, {
    ...attempt,
    paymentMethodId,
    idempotencyKey: key,
    lookAt,
    now,
  });
  return {
    ...attempt,
    id: inserted.id,
    createdAt: now.toString(),
    status: 'pending',
    gatewayRef: null,
    purpose,
    amountCents,
    card,
    customer,
  };
}

/**
 * Charges the attempt at the gateway. The idempotency key belongs to the attempt, so repeating it charges once. Nobody
 * is there to confirm a renewal's charge with the bank, so one that needs confirmation is canceled.
 */
export async function chargeAttempt(services: Services, attempt: Attempt): Promise<Charge> {
  const { customer, card, amountCents, offSession } = attempt;
  const order = { customer, card, amountCents, offSession, attemptId: toGatewayKey(attempt) };
  const charge = await unknownOnError(services, attempt, services.payments.charge(order));
  services.metrics.charges.add(charge.kind);
  return cancelIfUnattended(services, attempt, charge);
}

/** Finds out the outcome of an attempt without one: looks it up, charges it if it was never sent, or ends a wait for confirmation. */
export async function resolveAttempt(
  services: Services,
  attempt: Attempt,
  now: Temporal.Instant,
): Promise<Charge> {
  const { gatewayRef, customer } = attempt;
  if (attempt.status === 'requires_action')
    return unknownOnError(services, attempt, services.payments.cancelCharge(gatewayRef!));
  const pending = services.payments.findCharge({ attemptId: toGatewayKey(attempt), customer });
  const found = await unknownOnError(services, attempt, pending);
  if (found.kind !== 'none' && found.kind !== 'no_customer')
    return cancelIfUnattended(services, attempt, found);
  const keyEnds = Temporal.Instant.from(attempt.createdAt).add(GATEWAY_KEY_LIFETIME);
  // Without the customer nothing can be charged any more, but the key still gives the outcome of what was charged before.
  if (Temporal.Instant.compare(now, keyEnds) < 0) return chargeAttempt(services, attempt);
  return found.kind === 'no_customer'
    ? { kind: 'unknown' }
    : { kind: 'declined', code: 'processing_error', class: 'soft' };
}

async function cancelIfUnattended(services: Services, attempt: Attempt, charge: Charge): Promise<Charge> {
  if (charge.kind !== 'requires_action' || attempt.actorId !== null) return charge;
  return unknownOnError(services, attempt, services.payments.cancelCharge(charge.ref));
}

/** A gateway error leaves the outcome unknown. */
export const unknownOnError = <Answer>(
  { log }: Services,
  { id }: Pick<Attempt, 'id'>,
  pending: Promise<Answer>,
) =>
  pending.catch((error: unknown) => {
    log.error({ err: error, attempt: id }, 'the gateway gave no answer to a charge');
    return { kind: 'unknown' } as const;
  });

/** The idempotency key of an attempt at the gateway. */
export const toGatewayKey = ({ invoiceId, n }: Pick<Attempt, 'invoiceId' | 'n'>) => `inv${invoiceId}_a${n}`;
