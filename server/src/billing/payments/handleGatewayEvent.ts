import type { GatewayEvent } from '../../adapters/payments/payments.ts';
import type { SystemContext } from '../../platform/jobs/jobs.ts';
import { gatewayEventById, insertGatewayEvent } from './gatewayEventsSql.ts';

type EventOfKind<Kind extends GatewayEvent['kind']> = Extract<GatewayEvent, { kind: Kind }>;

/**
 * Handlers for the gateway's events. Each queries the gateway again, so events may be repeated, late or out of order.
 */
export interface GatewayEventHandlers {
  chargeChanged(context: SystemContext, event: EventOfKind<'charge_changed'>): Promise<void>;
  disputed(context: SystemContext, event: EventOfKind<'disputed'>): Promise<void>;
  refunded(context: SystemContext, event: EventOfKind<'refunded'>): Promise<void>;
}

/**
 * Handles a gateway event once. The event is stored only afterwards: if the process is killed or the handler fails, the
 * gateway delivers it again.
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
  log.info({ event: event.id, kind: event.kind }, 'handled a gateway event');
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
