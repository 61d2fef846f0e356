import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { gatewayCustomerOfUser, insertGatewayCustomer } from './cardsSql.ts';

/** Returns the member's customer id at the gateway. The customer is created with the first card. */
export async function ensureGatewayCustomer(
  { db, payments }: Context,
  member: { id: number; email: string },
): Promise<string> {
  const known = await gatewayCustomerOfUser(db, member.id);
  if (known !== undefined) return known.ref;
  const ref = await payments.ensureCustomer(member, `user${member.id}`);
  await insertGatewayCustomer(db, member.id, ref);
  // If two calls created one concurrently, both use the first.
  return (await gatewayCustomerOfUser(db, member.id))?.ref ?? ref;
}

/** The member's customer id at the gateway, or undefined if they never had a card. */
export const findGatewayCustomer = async (db: Db, userId: number): Promise<string | undefined> =>
  (await gatewayCustomerOfUser(db, userId))?.ref;
