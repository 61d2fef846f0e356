import type { Context, OwnAccess } from '../platform/context.ts';
import { verifyPassword } from './passwords.ts';
import { findPasswordHash } from './sql.ts';

/**
 * Checks the actor's own password; slow, so never in a transaction.
 * @returns the verified hash, to compare again under a lock; null if the password is wrong
 */
export async function verifyOwnPassword(
  { db, actor }: Context<OwnAccess>,
  password: string,
): Promise<string | null> {
  const { passwordHash } = await findPasswordHash(db, actor.id);
  return (await verifyPassword(passwordHash, password, 'other')) ? passwordHash : null;
}
