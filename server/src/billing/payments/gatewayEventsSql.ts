import type { GatewayEvent } from '../../adapters/payments/payments.ts';
import { type Params, statement } from '../../platform/database/statement.ts';

export const gatewayEventById = statement((db, p: Params<{ id: string }>) =>
  db.selectFrom('gatewayEvents').select('id').where('id', '=', p.id),
);

export const insertGatewayEvent = statement(
  (db, p: Params<{ id: string; kind: GatewayEvent['kind']; now: Temporal.Instant }>) =>
    db
      .insertInto('gatewayEvents')
      .values({ id: p.id, kind: p.kind, receivedAt: p.now })
      .onConflict((conflict) => conflict.column('id').doNothing()),
);
