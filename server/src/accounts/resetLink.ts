import type { Context } from '../platform/context.ts';
import { insertReset } from './sql.ts';
import { createSecret, hashSecret } from './tokens.ts';

/** Creates a link that can set a password once. Only the hash of its secret is stored. */
export async function createResetLink(
  { db, now, publicUrl }: Pick<Context, 'db' | 'now' | 'publicUrl'>,
  { userId, expiresAt }: { userId: number; expiresAt: Temporal.Instant },
): Promise<string> {
  const secret = createSecret();
  await insertReset(db, { hash: hashSecret(secret), userId, createdAt: now, expiresAt });
  return `${publicUrl()}/forgot_password/confirm?token=${secret}`;
}
