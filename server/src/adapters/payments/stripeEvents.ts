import type { GatewayEvent } from './payments.ts';
import type { StripeEvent } from './stripeShapes.ts';

const CHARGE_CHANGED = new Set([
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
]);
const REFUNDED = new Set(['charge.refunded', 'refund.created', 'refund.updated', 'refund.failed']);

/** What an event is about. Its content is not trusted: it may be late, repeated or out of order. */
export function toGatewayEvent({ id, type, data: { object } }: StripeEvent): GatewayEvent {
  const { customer, payment_intent: chargeRef, metadata } = object;
  const attemptId = metadata?.['attempt_id'];
  if (CHARGE_CHANGED.has(type) && attemptId !== undefined && customer !== null)
    return { id, kind: 'charge_changed', attemptId, customer };
  if (type === 'charge.dispute.created' && chargeRef !== null) return { id, kind: 'disputed', chargeRef };
  if (REFUNDED.has(type) && chargeRef !== null) return { id, kind: 'refunded', chargeRef };
  return { id, kind: 'other' };
}
