import type * as calls from '#contract/accounts/calls.ts';
import type { ParsedInputOf } from '#contract/call.ts';
import { refuseFields } from '#contract/refusals.ts';
import type { Context, OwnAccess } from '../platform/context.ts';
import { deleteEmailChange } from './emailSql.ts';
import { wrongPassword } from './fieldErrors.ts';
import { hashPassword, refuseCommonPassword } from './passwords.ts';
import { sendPasswordNotice } from './passwordNotice.ts';
import { deleteUserTokens, endResetLinks, replacePasswordHash } from './sql.ts';
import { verifyOwnPassword } from './verifyOwnPassword.ts';

type Input = ParsedInputOf<typeof calls.changePassword>;

/** The verified hash of the old password and the hash of the new one; null if the old one was wrong. */
type Hashes = { verified: string; changed: string } | null;

export async function prepareChangePassword(context: Context<OwnAccess>, input: Input): Promise<Hashes> {
  const verified = await verifyOwnPassword(context, input.oldPassword);
  if (verified === null) return null;
  await refuseCommonPassword(input.newPassword, 'new_password');
  return { verified, changed: await hashPassword(input.newPassword) };
}

export async function changePassword(context: Context<OwnAccess>, _: Input, hashes: Hashes) {
  const { db, actor, now } = context;
  const user =
    hashes &&
    (await replacePasswordHash(db, { userId: actor.id, passwordHash: hashes.verified }, hashes.changed));
  if (!user) refuseFields([wrongPassword('old_password')]);
  await endResetLinks(db, actor.id, now);
  // Someone who knew the old password may have requested another address.
  await deleteEmailChange(db, actor.id);
  await deleteUserTokens(db, actor.id, actor.tokenId);
  context.accessChanged(actor.id);
  await sendPasswordNotice(context, user);
  return { detail: 'Your password is changed' };
}
