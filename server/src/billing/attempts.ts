import type { Charge } from '../adapters/payments/payments.ts';
import type { Context, Ground } from '../platform/context.ts';
import { KEYS_KEPT } from '../platform/idempotency.ts';
import type { RowOf } from '../platform/statement.ts';
import { type Attempt, attemptByKey, type Bill, insertAttempt, insertInvoice } from './ledgerSql.ts';
import type { payerOf } from './sql.ts';

export type Payer = RowOf<typeof payerOf>;

/** A pending attempt that is older lost its process: no answer of the gateway takes so long. */
const ANSWERS_WITHIN = { seconds: 30 } as const;
/** Gateways forget the key of an attempt after a day: asked for again, it might be charged twice. */
const KEY_HOLDS = { hours: 23 } as const;

interface Intent {
  payer: Payer;
  userId: number;
  /** Null: the clock. */
  actorId: number | null;
  purpose: Bill['purpose'];
  amountCents: number;
}

/** An attempt that was intended, just now or under the same key before. */
export interface Intended {
  attempt: Attempt;
  isRepeat: boolean;
}

/**
 * What was intended when the same call was made before, and its process was killed or not answered. Asked with the
 * lock that intents are made under, so that one key never makes two.
 */
export async function intendedBefore({
  db,
  now,
  actor,
  idempotencyKey: key,
}: Context): Promise<Intended | undefined> {
  if (key === null || actor === null) return undefined;
  const since = now.subtract(KEYS_KEPT);
  const attempt = await attemptByKey.first(db, { actorId: actor.id, key, since });
  return attempt && { attempt, isRepeat: true };
}

/** Writes down, before the gateway is asked, that a card is to be charged: for a new invoice. */
export async function intendBill(
  context: Context,
  bill: Bill,
  by: Omit<Intent, keyof Bill>,
): Promise<Attempt> {
  const kind = bill.purpose === 'tip' ? 'tip' : 'membership';
  const invoice = await insertInvoice.one(context.db, { ...bill, kind, now: context.now });
  return intendTry(context, { id: invoice.id, n: 1 }, { ...by, ...bill });
}

/** The same for one more try of an invoice. */
export async function intendTry(
  { db, now, idempotencyKey }: Context,
  invoice: { id: number; n: number },
  { payer, userId, actorId, purpose, amountCents }: Intent,
): Promise<Attempt> {
  const attempt = { invoiceId: invoice.id, n: invoice.n, userId, actorId, offSession: actorId !== userId };
  const { paymentMethodId, card, customer } = payer;
  const lookAt = now.add(ANSWERS_WITHIN);
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
export async function askFor(ground: Ground, attempt: Attempt): Promise<Charge> {
  const { customer, card, amountCents, offSession } = attempt;
  const order = { customer, card, amountCents, offSession, attemptId: keyOf(attempt) };
  return withoutMember(ground, attempt, await orUnknown(ground, attempt, ground.payments.charge(order)));
}

/** Finds out what became of an attempt whose answer was lost, that was never sent, or that waits for its member. */
export async function askAgain(ground: Ground, attempt: Attempt, now: Temporal.Instant): Promise<Charge> {
  const { gatewayRef, customer } = attempt;
  if (attempt.status === 'requires_action')
    return orUnknown(ground, attempt, ground.payments.cancelCharge(gatewayRef!));
  const asked = ground.payments.findCharge({ attemptId: keyOf(attempt), customer });
  const found = await orUnknown(ground, attempt, asked);
  if (found.kind !== 'none') return withoutMember(ground, attempt, found);
  const keyEnds = Temporal.Instant.from(attempt.createdAt).add(KEY_HOLDS);
  return Temporal.Instant.compare(now, keyEnds) < 0
    ? askFor(ground, attempt)
    : { kind: 'declined', code: 'processing_error', class: 'soft' };
}

async function withoutMember(ground: Ground, attempt: Attempt, charge: Charge): Promise<Charge> {
  if (charge.kind !== 'requires_action' || attempt.actorId !== null) return charge;
  return orUnknown(ground, attempt, ground.payments.cancelCharge(charge.ref));
}

/** A gateway that fails has said neither yes nor no. */
export const orUnknown = <Answer>({ log }: Ground, { id }: { id: number }, asked: Promise<Answer>) =>
  asked.catch((error: unknown) => {
    log.error({ err: error, attempt: id }, 'the gateway gave no answer to a charge');
    return { kind: 'unknown' } as const;
  });

/** The name under which the gateway knows an attempt. */
export const keyOf = ({ invoiceId, n }: Pick<Attempt, 'invoiceId' | 'n'>) => `inv${invoiceId}_a${n}`;
