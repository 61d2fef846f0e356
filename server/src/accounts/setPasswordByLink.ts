import type * as calls from '#contract/accounts/calls.ts';
import type { ParsedInputOf } from '#contract/call.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context } from '../platform/context.ts';
import { deleteEmailChange } from './emailSql.ts';
import { hashPassword, refuseCommonPassword } from './passwords.ts';
import { sendPasswordNotice } from './passwordNotice.ts';
import {
  consumeReset,
  deleteUserTokens,
  endResetLinks,
  findOpenReset,
  lockUserExclusively,
  setPasswordHash,
} from './sql.ts';
import { hashSecret } from './tokens.ts';

type Confirmation = ParsedInputOf<typeof calls.confirmPasswordReset>;

/** Refuses an invalid link before the password is hashed, which is slow. */
export async function prepareSetPasswordByLink({ db, now }: Context, input: Confirmation): Promise<string> {
  await refuseCommonPassword(input.password, 'password');
  if ((await findOpenReset(db, hashSecret(input.token), now)) === undefined) refuse('reset_link_invalid');
  return hashPassword(input.password);
}

/** Sets the password of a link's account, and ends all its sessions. @returns the account's id */
export async function setPasswordByLink(
  context: Context,
  input: Confirmation,
  passwordHash: string,
): Promise<number> {
  const { db, now } = context;
  const hash = hashSecret(input.token);
  const known = await findOpenReset(db, hash, now);
  const user = known && (await lockUserExclusively(db, known.userId));
  // Checked again under the lock: another link of the account may have been used in the meantime.
  const reset = await consumeReset(db, hash, now);
  if (user === undefined || reset === undefined) refuse('reset_link_invalid');
  await setPasswordHash(db, reset.userId, passwordHash);
  await endResetLinks(db, reset.userId, now);
  // Someone who knew the old password may have requested another address.
  await deleteEmailChange(db, reset.userId);
  await deleteUserTokens(db, reset.userId);
  context.accessChanged(reset.userId);
  // Not for the first password, which an invited writer sets.
  if (user.passwordHash !== null) await sendPasswordNotice(context, user);
  return reset.userId;
}
