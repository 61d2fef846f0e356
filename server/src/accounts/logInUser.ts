import type { logIn } from '#contract/accounts/calls.ts';
import { roleOf } from '#contract/accounts/codes.ts';
import type { ParsedInputOf } from '#contract/call.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context } from '../platform/context.ts';
import { countHit, refuseBeyond } from '../platform/limits.ts';
import { isRightPassword } from './passwords.ts';
import { credentialsByEmail } from './sql.ts';
import { issueToken } from './tokens.ts';

/** Failures only: who knows the password may log in as often as they like. */
const FAILURES = { max: 10, seconds: 15 * 60 };

/** Runs outside a transaction: a counted failure must outlive the refusal. */
export async function logInUser({ db, now, address, config }: Context, input: ParsedInputOf<typeof logIn>) {
  const email = input.email.toLowerCase();
  const subjects = [`log-in:account:${email}`, `log-in:address:${address}`];
  if (config.hasRateLimits) for (const subject of subjects) await refuseBeyond(db, now, subject, FAILURES);
  const found = await credentialsByEmail(db, email);
  const isRight = await isRightPassword(found?.passwordHash ?? null, input.password);
  if (!isRight || found === undefined || found.isBlocked) {
    for (const subject of subjects) await countHit(db, now, subject);
    refuse('wrong_credentials');
  }
  const { id, isWriter } = found;
  return {
    token: await issueToken(db, id, now),
    user: { id, email: found.email, isWriter, role: roleOf(isWriter) },
  };
}
