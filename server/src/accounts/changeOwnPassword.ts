import type { changePassword } from '#contract/accounts/calls.ts';
import type { ParsedInputOf } from '#contract/call.ts';
import { refuseFields } from '#contract/refusals.ts';
import type { Context, Self } from '../platform/context.ts';
import { hashPassword, isRightPassword, refuseCommon } from './passwords.ts';
import { deleteTokensOf, passwordHashOf, setPasswordHash } from './sql.ts';

export async function changeOwnPassword(context: Context<Self>, input: ParsedInputOf<typeof changePassword>) {
  const { db, actor } = context;
  const { passwordHash } = await passwordHashOf(db, actor.id);
  if (!(await isRightPassword(passwordHash, input.oldPassword)))
    refuseFields([{ param: 'old_password', msg: 'This is not your password' }]);
  refuseCommon(input.newPassword, 'new_password');
  await setPasswordHash(db, actor.id, await hashPassword(input.newPassword));
  await deleteTokensOf(db, actor.id, actor.tokenId);
  context.accessChanged(actor.id);
  return { detail: 'Your password is changed' };
}
