import type * as calls from '#contract/accounts/calls.ts';
import { roleOf } from '#contract/accounts/codes.ts';
import { ADULT_AGE, isAdult } from '#contract/accounts/rules.ts';
import type { ParsedInputOf } from '#contract/call.ts';
import { refuseFields } from '#contract/refusals.ts';
import { toUtcDay } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { hashPassword, refuseCommonPassword } from './passwords.ts';
import { insertUser } from './sql.ts';
import { issueToken } from './tokens.ts';

type Input = ParsedInputOf<typeof calls.signUp>;

/** Does all checks that do not need the hash before hashing the password. */
export async function prepareSignUp({ now }: Context, { birthDate, password }: Input): Promise<string> {
  if (!isAdult(birthDate, toUtcDay(now)))
    refuseFields([{ param: 'birth_date', msg: `You must be ${ADULT_AGE} or older` }]);
  await refuseCommonPassword(password, 'password');
  return hashPassword(password);
}

export async function signUp({ db, now, userAgent }: Context, input: Input, passwordHash: string) {
  const { firstName, lastName, birthDate, email } = input;
  const user = await insertUser(db, {
    email,
    firstName,
    lastName,
    birthDate,
    passwordHash,
    isWriter: false,
    termsAcceptedAt: now,
    createdAt: now,
  });
  if (user === undefined) refuseFields([{ param: 'email', msg: 'This email is already in use' }]);
  const token = await issueToken(db, { userId: user.id, userAgent }, now);
  return { token, user: { ...user, role: roleOf(user.isWriter) } };
}
