import { refuseFields } from '#contract/refusals.ts';
import type { Context } from '../platform/context.ts';
import { deleteEmailChange, updateEmail } from './emailSql.ts';
import { EMAIL_TAKEN } from './fieldErrors.ts';
import { deleteUserTokens, endResetLinks } from './sql.ts';

/**
 * Changes a user's address. Ends reset links, a pending change, and every session except `keptTokenId`.
 * @throws {Refusal} 400 at `email` when another account has it
 */
export async function setEmail(
  context: Pick<Context, 'db' | 'now' | 'accessChanged'>,
  userId: number,
  { email, keptTokenId }: { email: string; keptTokenId?: number | undefined },
): Promise<void> {
  const { db, now } = context;
  await updateEmail(db, userId, email).catch(refuseIfTaken);
  await deleteEmailChange(db, userId);
  await endResetLinks(db, userId, now);
  await deleteUserTokens(db, userId, keptTokenId);
  context.accessChanged(userId);
}

/** Two accounts may take an address at the same time; the unique index refuses the second. */
function refuseIfTaken(error: unknown): never {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code === '23505' && constraint === 'users_email_key') refuseFields([EMAIL_TAKEN]);
  throw error;
}
