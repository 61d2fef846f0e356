import { refuse } from '#contract/refusals.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { visibleReadingImage } from './messagesSql.ts';

/** Path of pictures sent with answers. Card pictures of decks have another path and are public. */
export const READING_IMAGE_PATH = '/api/reading_images/';

export async function getReadingImage(
  { db, ownerId, files }: Context<ScopedAccess>,
  { name }: { name: string },
) {
  const found = await visibleReadingImage.first(db, { imagePath: READING_IMAGE_PATH + name, ownerId });
  const file = found === undefined ? undefined : await files.get(name);
  if (file === undefined) refuse('not_found');
  return { ...file, type: 'image/webp' };
}
