import { roleOf } from '#contract/accounts/codes.ts';
import type { Context, OwnAccess } from '../platform/context.ts';
import { deleteToken, deleteUserTokens } from './sql.ts';

export function checkSession({ actor }: Context<OwnAccess>) {
  const { id, email, isWriter } = actor;
  return { user: { id, email, isWriter, role: roleOf(isWriter) } };
}

export async function logOut(context: Context<OwnAccess>) {
  const { db, actor } = context;
  await deleteToken(db, actor.tokenId);
  context.accessChanged(actor.id);
}

export async function logOutElsewhere(context: Context<OwnAccess>) {
  const { db, actor } = context;
  await deleteUserTokens(db, actor.id, actor.tokenId);
  context.accessChanged(actor.id);
}
