import type * as calls from '#contract/accounts/calls.ts';
import { roleOf } from '#contract/accounts/codes.ts';
import type { ParsedInputOf } from '#contract/call.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context } from '../platform/context.ts';
import { networkOf } from '../platform/network.ts';
import { type ReservedTry, reserveTry } from '../platform/reserveTry.ts';
import { KNOWN_FOR, logInBounds, pairHash } from './logInBounds.ts';
import { isRightPassword } from './passwords.ts';
import { credentialsForLogIn, upsertKnownLogIn } from './sql.ts';
import { issueTokenFor } from './tokens.ts';

/**
 * Failures are limited: a try is reserved before the password is looked at, and given back when it was right. No
 * transaction is open while it is looked at. An unknown address takes the same steps as a wrong password.
 */
export async function logInUser(context: Context, input: ParsedInputOf<typeof calls.logIn>) {
  const { db, now, address, config } = context;
  const pair = { email: input.email.toLowerCase(), network: networkOf(address) };
  const hash = pairHash(pair);
  const since = now.subtract(KNOWN_FOR).toString();
  const found = await credentialsForLogIn.first(db, { email: pair.email, knownHash: hash, since });
  const bounds = logInBounds(pair, { isKnown: found?.isKnown === true });
  const reserved = config.hasRateLimits ? await reserveTry(context, bounds) : undefined;

  const passwordHash = found?.passwordHash ?? null;
  const isRight = await judge(context, reserved, () =>
    isRightPassword(passwordHash, input.password, 'logIn'),
  );
  const token =
    isRight && found !== undefined && passwordHash !== null
      ? await context.transaction(async ({ db: tx }) => {
          const issued = await issueTokenFor(tx, { userId: found.id, passwordHash }, now);
          if (issued === undefined) return undefined;
          await Promise.all([reserved?.giveBack(tx), upsertKnownLogIn(tx, { userId: found.id, hash }, now)]);
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

/** A password that could not be looked at, because too many wait for it, was no try. */
async function judge(
  { db }: Context,
  reserved: ReservedTry | undefined,
  look: () => Promise<boolean>,
): Promise<boolean> {
  try {
    return await look();
  } catch (error) {
    await reserved?.giveBack(db);
    throw error;
  }
}
