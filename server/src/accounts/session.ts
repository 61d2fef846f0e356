import { roleOf } from '#contract/accounts/codes.ts';
import type { Context, Self } from '../platform/context.ts';
import { deleteToken, deleteTokensOf } from './sql.ts';

export function sessionOf({ actor }: Context<Self>) {
  const { id, email, isWriter } = actor;
  return { user: { id, email, isWriter, role: roleOf(isWriter) } };
}

export async function endSession(context: Context<Self>) {
  const { db, actor } = context;
  await deleteToken(db, actor.tokenId);
  context.accessChanged(actor.id);
}

export async function endOtherSessions(context: Context<Self>) {
  const { db, actor } = context;
  await deleteTokensOf(db, actor.id, actor.tokenId);
  context.accessChanged(actor.id);
}
