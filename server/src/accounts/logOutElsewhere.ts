import type { Context, OwnAccess } from '../platform/context.ts';
import { deleteUserTokens } from './sql.ts';

export async function logOutElsewhere(context: Context<OwnAccess>) {
  const { db, actor } = context;
  await deleteUserTokens(db, actor.id, actor.tokenId);
  context.accessChanged(actor.id);
}
