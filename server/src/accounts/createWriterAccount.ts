import * as z from 'zod/mini';
import { email, firstName, lastName, newPassword } from '#contract/accounts/forms.ts';
import { refuseFields } from '#contract/refusals.ts';
import type { Db } from '../platform/database/database.ts';
import { EMAIL_TAKEN } from './fieldErrors.ts';
import { hashPassword, refuseCommonPassword } from './passwords.ts';
import { insertUser } from './sql.ts';

export const writerForm = z.strictObject({ email, firstName, lastName, password: newPassword });
export type WriterForm = z.output<typeof writerForm>;

/** Creates a writer's account, for the owner's command line; no sign-up needed. */
export async function createWriterAccount(
  db: Db,
  now: Temporal.Instant,
  { password, ...person }: WriterForm,
) {
  await refuseCommonPassword(password, 'password');
  const user = await insertUser(db, {
    ...person,
    birthDate: null,
    passwordHash: await hashPassword(password),
    isWriter: true,
    termsAcceptedAt: null,
    createdAt: now,
  });
  if (user === undefined) refuseFields([EMAIL_TAKEN]);
  return user;
}
