import { refuse } from '#contract/refusals.ts';
import type { Context, ScopedAccess } from '../../platform/context.ts';
import { visibleReadingImage } from './messagesSql.ts';
import { READING_IMAGE_PATH } from './readingImages.ts';
import { isKeptFor } from '../takeBack/keptPictures.ts';

export async function getReadingImage(
  { db, actor, ownerId, files }: Context<ScopedAccess>,
  { name }: { name: string },
) {
  const found = await visibleReadingImage.first(db, { imagePath: READING_IMAGE_PATH + name, ownerId });
  const isVisible = found !== undefined || (ownerId === null && (await isKeptFor(db, name, actor.id)));
  const file = isVisible ? await files.get(name) : undefined;
  if (file === undefined) refuse('not_found');
  return { ...file, type: 'image/webp' };
}
