import { sql } from 'kysely';
import type { TestProduct } from '../testProduct.ts';
import { createSystemContext } from '../../src/platform/callContext.ts';
import { gatewayEventHandlers } from '../../src/billing/payments/gatewayEventHandlers.ts';

/**
 * The bank of a member takes back what was charged last, and the gateway tells of it.
 * @returns whether anything was charged
 */
export async function disputeLastCharge({ db, services }: TestProduct, userId: number): Promise<boolean> {
  const { rows } = await sql<{ ref: string }>`
    update simulated_gateway.charges set disputed_at = ${services.clock.now().toString()}
    where ref = (select gateway_ref from attempts
      where user_id = ${userId} and status = 'succeeded' order by id desc limit 1)
    returning ref`.execute(db);
  if (rows[0] === undefined) return false;
  const hooks = {
    wakeStreams() {},
    wakeJobs() {},
    wakeJobIn() {},
    accessChanged() {},
    broadcastEphemeral() {},
  };
  const event = { id: `dispute_${rows[0].ref}`, kind: 'disputed', chargeRef: rows[0].ref } as const;
  await gatewayEventHandlers.disputed(createSystemContext(services, hooks), event);
  return true;
}
