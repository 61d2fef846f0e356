import { beforeEach, describe, expect, test } from 'vitest';
import type { GatewayEvent, PaymentGateway } from './payments.ts';
import { type StripeFake, createStripeFake } from '../../../testing/adapters/stripeFake.ts';

let fake: StripeFake;
let gateway: PaymentGateway;
beforeEach(() => {
  fake = createStripeFake();
  gateway = fake.gateway();
});

describe('a message', () => {
  const read = ({ payload, signature }: { payload: string; signature: string }) =>
    gateway.parseEvent(Buffer.from(payload), signature);
  const intent = {
    object: 'payment_intent',
    id: 'pi_1',
    customer: 'cus_1',
    metadata: { attempt_id: 'inv1_a1' },
  };
  const changed = { kind: 'charge_changed', attemptId: 'inv1_a1', customer: 'cus_1' };

  test.each<[string, object, object]>([
    ['payment_intent.succeeded', intent, changed],
    ['payment_intent.payment_failed', { ...intent, customer: { id: 'cus_1' } }, changed],
    ['payment_intent.canceled', intent, changed],
    ['payment_intent.succeeded', { ...intent, metadata: {} }, { kind: 'other' }],
    ['payment_intent.created', intent, { kind: 'other' }],
    [
      'charge.dispute.created',
      { object: 'dispute', id: 'du_1', payment_intent: 'pi_1' },
      { kind: 'disputed', chargeRef: 'pi_1' },
    ],
    ['charge.dispute.created', { object: 'dispute', payment_intent: null }, { kind: 'other' }],
    [
      'charge.refunded',
      { object: 'charge', payment_intent: 'pi_1' },
      { kind: 'refunded', chargeRef: 'pi_1' },
    ],
    ['refund.updated', { object: 'refund', payment_intent: 'pi_1' }, { kind: 'refunded', chargeRef: 'pi_1' }],
    ['invoice.paid', { object: 'invoice', id: 'in_1' }, { kind: 'other' }],
  ])('%s of %j', (type, object, event) => {
    const message = fake.message(type, object);
    expect(read(message)).toEqual({ id: message.id, ...event } as GatewayEvent);
  });

  test('with a foreign signature, altered or of another shape is rejected', () => {
    const message = fake.message('payment_intent.succeeded', intent);
    expect(read(message)).not.toBeNull();
    expect(read({ ...message, payload: message.payload.replace('inv1_a1', 'inv2_a1') })).toBeNull();
    expect(read({ ...message, signature: '' })).toBeNull();
    expect(read(fake.message('payment_intent.succeeded', intent, { secret: 'whsec_other' }))).toBeNull();
    expect(read(fake.message('payment_intent.succeeded', [], {}))).toBeNull();
  });
});
