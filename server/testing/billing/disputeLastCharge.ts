import { sql } from 'kysely';
import type { TestProduct } from '../testProduct.ts';
import { createSystemContext, NO_HOOKS } from '../../src/platform/http/callContext.ts';
import { gatewayEventHandlers } from '../../src/billing/payments/gatewayEventHandlers.ts';

/**
 * Disputes the member's last charge, and sends the gateway's event.
 * @returns whether there was a charge
 */
export async function disputeLastCharge({ db, services }: TestProduct, userId: number): Promise<boolean> {
  const { rows } = await sql<{ ref: string }>`
    update simulated_gateway.charges set disputed_at = ${services.clock.now().toString()}
    where ref = (select gateway_ref from attempts
      where user_id = ${userId} and status = 'succeeded' order by id desc limit 1)
    returning ref`.execute(db);
  if (rows[0] === undefined) return false;
  const event = { id: `dispute_${rows[0].ref}`, kind: 'disputed', chargeRef: rows[0].ref } as const;
  await gatewayEventHandlers.disputed(createSystemContext(services, NO_HOOKS), event);
  return true;
}
