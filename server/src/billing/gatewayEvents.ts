import type { GatewayEvent } from '../adapters/payments/payments.ts';
import type { OwnContext } from '../platform/dueWork.ts';
import { gatewayEventNamed, insertGatewayEvent } from './gatewayEventsSql.ts';

type Of<Kind extends GatewayEvent['kind']> = Extract<GatewayEvent, { kind: Kind }>;

/** What an event makes us look at. Each asks the gateway afresh, so that it may happen twice, late or out of order. */
export interface GatewayEffects {
  chargeChanged(context: OwnContext, event: Of<'charge_changed'>): Promise<void>;
  disputed(context: OwnContext, event: Of<'disputed'>): Promise<void>;
  refunded(context: OwnContext, event: Of<'refunded'>): Promise<void>;
}

/**
 * Does what an event of the gateway calls for, once. It is known only after that: a process that is killed in between
 * is told again, and so is one whose effect failed.
 */
export async function takeGatewayEvent(
  context: OwnContext,
  event: GatewayEvent,
  effects: GatewayEffects,
): Promise<void> {
  const { db, now, log } = context;
  if ((await gatewayEventNamed.first(db, event)) !== undefined) return;
  await effectOf(context, event, effects);
  await insertGatewayEvent.run(db, { id: event.id, kind: event.kind, now });
  log.info({ event: event.id, kind: event.kind }, 'took an event of the gateway');
}

async function effectOf(context: OwnContext, event: GatewayEvent, effects: GatewayEffects): Promise<void> {
  switch (event.kind) {
    case 'charge_changed':
      return effects.chargeChanged(context, event);
    case 'disputed':
      return effects.disputed(context, event);
    case 'refunded':
      return effects.refunded(context, event);
    case 'other':
  }
}
