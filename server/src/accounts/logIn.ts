import type * as calls from '#contract/accounts/calls.ts';
import { roleOf } from '#contract/accounts/codes.ts';
import type { ParsedInputOf } from '#contract/call.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context } from '../platform/context.ts';
import { toNetwork } from '../platform/http/toNetwork.ts';
import { type ReservedHit, reserveHit } from '../platform/limits/reserveHit.ts';
import { KNOWN_LOG_IN_RETENTION, buildLogInLimits, hashPair } from './logInLimits.ts';
import { verifyPassword } from './passwords.ts';
import { credentialsForLogIn, upsertKnownLogIn } from './sql.ts';
import { issueVerifiedToken } from './tokens.ts';

/**
 * Logs in with address and password. Failures are limited: a try is reserved before the password is checked, and
 * released if it was right. No transaction is open during the check. An unknown address takes the same steps as a wrong
 * password.
 */
export async function logIn(context: Context, input: ParsedInputOf<typeof calls.logIn>) {
  const { db, now, address, userAgent, config } = context;
  const pair = { email: input.email.toLowerCase(), network: toNetwork(address) };
  const hash = hashPair(pair);
  const since = now.subtract(KNOWN_LOG_IN_RETENTION).toString();
  const found = await credentialsForLogIn.first(db, { email: pair.email, knownHash: hash, since });
  const limits = buildLogInLimits(pair, { isKnown: found?.isKnown === true });
  const reserved = config.hasRateLimits ? await reserveHit(context, limits) : undefined;

  const passwordHash = found?.passwordHash ?? null;
  const isRight = await checkPassword(context, reserved, () =>
    verifyPassword(passwordHash, input.password, 'logIn'),
  );
  const token =
    isRight && found !== undefined && passwordHash !== null
      ? await context.transaction(async ({ db: tx }) => {
          const issued = await issueVerifiedToken(tx, { userId: found.id, passwordHash, userAgent }, now);
          if (issued === undefined) return undefined;
          await Promise.all([reserved?.release(tx), upsertKnownLogIn(tx, { userId: found.id, hash }, now)]);
          return issued;
        })
      : undefined;
  if (token === undefined || found === undefined) {
    await reserved?.keep(db);
    refuse('wrong_credentials');
  }
  const { id, email, isWriter } = found;
  return { token, user: { id, email, isWriter, role: roleOf(isWriter) } };
}

/** A password that could not be checked because the queue was full does not count as a try. */
async function checkPassword(
  { db }: Context,
  reserved: ReservedHit | undefined,
  verify: () => Promise<boolean>,
): Promise<boolean> {
  try {
    return await verify();
  } catch (error) {
    await reserved?.release(db);
    throw error;
  }
}
