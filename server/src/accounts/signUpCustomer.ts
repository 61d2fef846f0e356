import type { signUp } from '#contract/accounts/calls.ts';
import { roleOf } from '#contract/accounts/codes.ts';
import { isAdult } from '#contract/accounts/rules.ts';
import type { ParsedInputOf } from '#contract/call.ts';
import { refuseFields } from '#contract/refusals.ts';
import { dayOf } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { hashPassword, refuseCommon } from './passwords.ts';
import { insertUser } from './sql.ts';
import { issueToken } from './tokens.ts';

export async function signUpCustomer({ db, now }: Context, input: ParsedInputOf<typeof signUp>) {
  const { password, firstName, lastName, birthDate, email } = input;
  if (!isAdult(birthDate, dayOf(now)))
    refuseFields([{ param: 'birth_date', msg: 'You must be 18 or older' }]);
  refuseCommon(password, 'password');
  const user = await insertUser(db, {
    email,
    firstName,
    lastName,
    birthDate,
    passwordHash: await hashPassword(password),
    isWriter: false,
    termsAcceptedAt: now,
    createdAt: now,
  });
  if (user === undefined) refuseFields([{ param: 'email', msg: 'This email is already in use' }]);
  return { token: await issueToken(db, user.id, now), user: { ...user, role: roleOf(user.isWriter) } };
}
