import type { Context, OwnAccess } from '../../platform/context.ts';
import { setFavourite } from './setFavourite.ts';

/** Removes a member's own request from their favourites. */
export const removeFavourite = (context: Context<OwnAccess>, { id }: { id: number }) =>
  setFavourite(context, id, false);
