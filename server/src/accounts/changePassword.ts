import type * as calls from '#contract/accounts/calls.ts';
import type { ParsedInputOf } from '#contract/call.ts';
import { refuseFields } from '#contract/refusals.ts';
import type { Context, OwnAccess } from '../platform/context.ts';
import { deleteEmailChange } from './emailSql.ts';
import { hashPassword, verifyPassword, refuseCommonPassword } from './passwords.ts';
import { deleteUserTokens, endResetLinks, findPasswordHash, replacePasswordHash } from './sql.ts';

type Input = ParsedInputOf<typeof calls.changePassword>;

/** The verified hash of the old password and the hash of the new one; null if the old one was wrong. */
type Hashes = { verified: string; changed: string } | null;

export async function prepareChangePassword(
  { db, actor }: Context<OwnAccess>,
  input: Input,
): Promise<Hashes> {
  const { passwordHash } = await findPasswordHash(db, actor.id);
  const isRight = await verifyPassword(passwordHash, input.oldPassword, 'other');
  if (!isRight || passwordHash === null) return null;
  await refuseCommonPassword(input.newPassword, 'new_password');
  return { verified: passwordHash, changed: await hashPassword(input.newPassword) };
}

export async function changePassword(context: Context<OwnAccess>, _: Input, hashes: Hashes) {
  const { db, actor, now } = context;
  const replaced =
    hashes &&
    (await replacePasswordHash(db, { userId: actor.id, passwordHash: hashes.verified }, hashes.changed));
  if (!replaced) refuseFields([{ param: 'old_password', msg: 'This is not your password' }]);
  await endResetLinks(db, actor.id, now);
  // Someone who knew the old password may have requested another address.
  await deleteEmailChange(db, actor.id);
  await deleteUserTokens(db, actor.id, actor.tokenId);
  context.accessChanged(actor.id);
  return { detail: 'Your password is changed' };
}
