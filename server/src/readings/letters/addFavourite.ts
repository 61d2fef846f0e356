import type { Context, OwnAccess } from '../../platform/context.ts';
import { setFavourite } from './setFavourite.ts';

/** Adds a member's own request to their favourites. */
export const addFavourite = (context: Context<OwnAccess>, { id }: { id: number }) =>
  setFavourite(context, id, true);
