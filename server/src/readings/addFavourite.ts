import type { Context, OwnAccess } from '../platform/context.ts';
import { setFavourite } from './setFavourite.ts';

/** Keeps a member's own request among their favourites. */
export const addFavourite = (context: Context<OwnAccess>, { id }: { id: number }) =>
  setFavourite(context, id, true);
