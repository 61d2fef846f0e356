import { refuse } from '#contract/refusals.ts';
import type { Context, OwnAccess } from '../../platform/context.ts';
import { announceChanges } from '../thread/announceChanges.ts';
import { lockRequest, updateFavourite } from '../sql.ts';

/** Sets whether a member's own request is a favourite; does nothing if it already has that value. */
export async function setFavourite(
  context: Context<OwnAccess>,
  requestId: number,
  isFavourite: boolean,
): Promise<void> {
  const { db, ownerId } = context;
  const before = (await lockRequest.first(db, { requestId, ownerId })) ?? refuse('not_found');
  if (before.isFavourite === isFavourite) return;
  await updateFavourite.run(db, { requestId, ownerId, isFavourite });
  await announceChanges(context, before, { isFavourite });
}
