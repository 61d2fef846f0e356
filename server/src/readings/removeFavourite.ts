import type { Context, OwnAccess } from '../platform/context.ts';
import { setFavourite } from './setFavourite.ts';

/** Takes a member's own request out of their favourites. */
export const removeFavourite = (context: Context<OwnAccess>, { id }: { id: number }) =>
  setFavourite(context, id, false);
