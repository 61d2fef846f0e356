import type { GatewayEvent } from '../../adapters/payments/payments.ts';
import type { SystemContext } from '../../platform/jobs.ts';
import { gatewayEventById, insertGatewayEvent } from './gatewayEventsSql.ts';

type EventOfKind<Kind extends GatewayEvent['kind']> = Extract<GatewayEvent, { kind: Kind }>;

/** What an event makes us look at. Each asks the gateway afresh, so that it may happen twice, late or out of order. */
export interface GatewayEventHandlers {
  chargeChanged(context: SystemContext, event: EventOfKind<'charge_changed'>): Promise<void>;
  disputed(context: SystemContext, event: EventOfKind<'disputed'>): Promise<void>;
  refunded(context: SystemContext, event: EventOfKind<'refunded'>): Promise<void>;
}

/**
 * Does what an event of the gateway calls for, once. It is known only after that: a process that is killed in between
 * is told again, and so is one whose effect failed.
 */
export async function handleGatewayEvent(
  context: SystemContext,
  event: GatewayEvent,
  handlers: GatewayEventHandlers,
): Promise<void> {
  const { db, now, log } = context;
  if ((await gatewayEventById.first(db, event)) !== undefined) return;
  await dispatchEvent(context, event, handlers);
  await insertGatewayEvent.run(db, { id: event.id, kind: event.kind, now });
  log.info({ event: event.id, kind: event.kind }, 'took an event of the gateway');
}

async function dispatchEvent(
  context: SystemContext,
  event: GatewayEvent,
  handlers: GatewayEventHandlers,
): Promise<void> {
  switch (event.kind) {
    case 'charge_changed':
      return handlers.chargeChanged(context, event);
    case 'disputed':
      return handlers.disputed(context, event);
    case 'refunded':
      return handlers.refunded(context, event);
    case 'other':
  }
}
