import * as z from 'zod';
import type * as calls from '#contract/accounts/calls.ts';
import { roleOf } from '#contract/accounts/codes.ts';
import { birthDate } from '#contract/accounts/forms.ts';
import { isAdult } from '#contract/accounts/rules.ts';
import type { ParsedInputOf } from '#contract/call.ts';
import { type FieldError, refuseFields } from '#contract/refusals.ts';
import type { Context } from '../platform/context.ts';
import type { RawFields } from '../platform/http/route.ts';
import { EMAIL_TAKEN, TOO_YOUNG } from './fieldErrors.ts';
import { hashPassword, refuseCommonPassword } from './passwords.ts';
import { insertUser } from './sql.ts';
import { issueToken } from './tokens.ts';

type Input = ParsedInputOf<typeof calls.signUp>;

/** Refuses a birth date of someone too young; the contract refuses invalid dates. */
export function findTooYoung(today: string, { birthDate: given }: RawFields): FieldError[] {
  const date = z.safeParse(birthDate, given);
  if (!date.success || isAdult(date.data, today)) return [];
  return [TOO_YOUNG];
}

/** Checks the password first, because hashing takes long. */
export async function prepareSignUp(_: Context, { password }: Input): Promise<string> {
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
  if (user === undefined) refuseFields([EMAIL_TAKEN]);
  const token = await issueToken(db, { userId: user.id, userAgent }, now);
  return { token, user: { ...user, role: roleOf(user.isWriter) } };
}
