import type { GatewayEvent } from '../adapters/payments/payments.ts';
import { statement } from '../platform/database.ts';

export const gatewayEventNamed = statement((db, p: { id: string }) =>
  db.selectFrom('gatewayEvents').select('id').where('id', '=', p.id),
);

export const insertGatewayEvent = statement(
  (db, p: { id: string; kind: GatewayEvent['kind']; now: Temporal.Instant }) =>
    db
      .insertInto('gatewayEvents')
      .values({ id: p.id, kind: p.kind, receivedAt: p.now })
      .onConflict((conflict) => conflict.column('id').doNothing()),
);

export const forgetGatewayEvents = statement((db, p: { before: Temporal.Instant }) =>
  db.deleteFrom('gatewayEvents').where('receivedAt', '<', p.before as unknown as string),
);
