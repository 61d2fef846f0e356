import type { Charge } from '../../adapters/payments/payments.ts';
import type { Context, Services } from '../../platform/context.ts';
import { KEY_RETENTION } from '../../platform/idempotency.ts';
import type { RowOf } from '../../platform/statement.ts';
import { type Attempt, attemptByKey, type NewInvoice, insertAttempt, insertInvoice } from './ledgerSql.ts';
import type { payerOf } from '../sql.ts';

export type Payer = RowOf<typeof payerOf>;

/** A pending attempt that is older lost its process: no answer of the gateway takes so long. */
const ATTEMPT_LOST_AFTER = { seconds: 30 } as const;
/** Gateways forget the key of an attempt after a day: asked for again, it might be charged twice. */
const GATEWAY_KEY_LIFETIME = { hours: 23 } as const;

interface ChargeIntent {
  payer: Payer;
  userId: number;
  /** Null: the clock. */
  actorId: number | null;
  purpose: NewInvoice['purpose'];
  amountCents: number;
}

/** An attempt that was intended, just now or under the same key before. */
export interface IntendedAttempt {
  attempt: Attempt;
  isRepeat: boolean;
}

/**
 * What was intended when the same call was made before, and its process was killed or not answered. Asked with the
 * lock that intents are made under, so that one key never makes two.
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

/** Writes down, before the gateway is asked, that a card is to be charged: for a new invoice. */
export async function createFirstAttempt(
  context: Context,
  bill: NewInvoice,
  by: Omit<ChargeIntent, keyof NewInvoice>,
): Promise<Attempt> {
  const kind = bill.purpose === 'tip' ? 'tip' : 'membership';
  const invoice = await insertInvoice.one(context.db, { ...bill, kind, now: context.now });
  return createRetryAttempt(context, { id: invoice.id, n: 1 }, { ...by, ...bill });
}

/** The same for one more try of an invoice. */
export async function createRetryAttempt(
  { db, now, idempotencyKey }: Context,
  invoice: { id: number; n: number },
  { payer, userId, actorId, purpose, amountCents }: ChargeIntent,
): Promise<Attempt> {
  const attempt = { invoiceId: invoice.id, n: invoice.n, userId, actorId, offSession: actorId !== userId };
  const { paymentMethodId, card, customer } = payer;
  const lookAt = now.add(ATTEMPT_LOST_AFTER);
  // What the clock charges on the way is not what the caller asked for.
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
 * Asks the gateway for the money. The key belongs to the attempt: however often it is sent, it is charged once.
 * Who is not there cannot confirm it: such a charge of the clock is taken back, so that it never comes about later.
 */
export async function chargeAttempt(services: Services, attempt: Attempt): Promise<Charge> {
  const { customer, card, amountCents, offSession } = attempt;
  const order = { customer, card, amountCents, offSession, attemptId: toGatewayKey(attempt) };
  return cancelIfUnattended(
    services,
    attempt,
    await unknownOnError(services, attempt, services.payments.charge(order)),
  );
}

/** Finds out what became of an attempt whose answer was lost, that was never sent, or that waits for its member. */
export async function resolveAttempt(
  services: Services,
  attempt: Attempt,
  now: Temporal.Instant,
): Promise<Charge> {
  const { gatewayRef, customer } = attempt;
  if (attempt.status === 'requires_action')
    return unknownOnError(services, attempt, services.payments.cancelCharge(gatewayRef!));
  const asked = services.payments.findCharge({ attemptId: toGatewayKey(attempt), customer });
  const found = await unknownOnError(services, attempt, asked);
  if (found.kind !== 'none') return cancelIfUnattended(services, attempt, found);
  const keyEnds = Temporal.Instant.from(attempt.createdAt).add(GATEWAY_KEY_LIFETIME);
  return Temporal.Instant.compare(now, keyEnds) < 0
    ? chargeAttempt(services, attempt)
    : { kind: 'declined', code: 'processing_error', class: 'soft' };
}

async function cancelIfUnattended(services: Services, attempt: Attempt, charge: Charge): Promise<Charge> {
  if (charge.kind !== 'requires_action' || attempt.actorId !== null) return charge;
  return unknownOnError(services, attempt, services.payments.cancelCharge(charge.ref));
}

/** A gateway that fails has said neither yes nor no. */
export const unknownOnError = <Answer>({ log }: Services, { id }: { id: number }, asked: Promise<Answer>) =>
  asked.catch((error: unknown) => {
    log.error({ err: error, attempt: id }, 'the gateway gave no answer to a charge');
    return { kind: 'unknown' } as const;
  });

/** The name under which the gateway knows an attempt. */
export const toGatewayKey = ({ invoiceId, n }: Pick<Attempt, 'invoiceId' | 'n'>) => `inv${invoiceId}_a${n}`;
