import { refuse } from '#contract/refusals.ts';
import type { Context, Visible } from '../platform/context.ts';
import { pictureIsVisible } from './messagesSql.ts';

/** Where pictures that came with answers are found; a card of a deck lies elsewhere and is public. */
export const PICTURES = '/api/reading_images/';

export async function sendPicture({ db, whose, files }: Context<Visible>, { name }: { name: string }) {
  const found = await pictureIsVisible.first(db, { imagePath: PICTURES + name, whose });
  const file = found === undefined ? undefined : await files.get(name);
  if (file === undefined) refuse('not_found');
  return { ...file, type: 'image/webp' };
}
