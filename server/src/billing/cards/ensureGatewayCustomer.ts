import type { Context } from '../../platform/context.ts';
import { gatewayCustomerOf, insertGatewayCustomer } from '../sql.ts';

/** The member as the gateway knows them, made known on their first card. */
export async function ensureGatewayCustomer(
  { db, payments }: Context,
  member: { id: number; email: string },
): Promise<string> {
  const known = await gatewayCustomerOf(db, member.id);
  if (known !== undefined) return known.ref;
  const ref = await payments.ensureCustomer(member, `user${member.id}`);
  await insertGatewayCustomer(db, member.id, ref);
  // Of two that made the member known at once, the first counts for both.
  return (await gatewayCustomerOf(db, member.id))?.ref ?? ref;
}
