import { sql } from 'kysely';
import type { TestProduct } from '../app/testProduct.ts';
import { ownContext } from '../platform/callContext.ts';
import { gatewayEffects } from './gatewayEffects.ts';

/**
 * The bank of a member takes back what was charged last, and the gateway tells of it.
 * @returns whether anything was charged
 */
export async function disputeLastCharge({ db, ground }: TestProduct, userId: number): Promise<boolean> {
  const { rows } = await sql<{ ref: string }>`
    update simulated_gateway.charges set disputed_at = ${ground.clock.now().toString()}
    where ref = (select gateway_ref from attempts
      where user_id = ${userId} and status = 'succeeded' order by id desc limit 1)
    returning ref`.execute(db);
  if (rows[0] === undefined) return false;
  const followers = { wakeStreams() {}, wakeDueWork() {}, wakeIn() {}, accessChanged() {}, whisper() {} };
  const event = { id: `dispute_${rows[0].ref}`, kind: 'disputed', chargeRef: rows[0].ref } as const;
  await gatewayEffects.disputed(ownContext(ground, followers), event);
  return true;
}
