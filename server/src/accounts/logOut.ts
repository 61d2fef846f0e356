import type { Context, OwnAccess } from '../platform/context.ts';
import { deleteToken } from './sql.ts';

export async function logOut(context: Context<OwnAccess>) {
  const { db, actor } = context;
  await deleteToken(db, actor.tokenId);
  context.accessChanged(actor.id);
}
