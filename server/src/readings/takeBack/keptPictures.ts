// Pictures of letters that were taken back. For a day, their writer can send them again in the same request.
import type { Context, ScopedAccess } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { READING_IMAGE_PATH } from '../thread/readingImages.ts';
import { claimKeptPicture, insertKeptPicture, keptPicture } from './takeBackSql.ts';

export const PICTURE_RETENTION = { hours: 24 } as const;

const toName = (path: string): string | null =>
  path.startsWith(READING_IMAGE_PATH) ? path.slice(READING_IMAGE_PATH.length) : null;

/** Keeps the uploaded picture, if any, of a letter that is being taken back. */
export async function keepPicture(
  { db, actor, now }: Context<ScopedAccess>,
  requestId: number,
  imagePath: string | null,
): Promise<void> {
  const name = imagePath === null ? null : toName(imagePath);
  if (name !== null) await insertKeptPicture.run(db, { name, requestId, writerId: actor.id, now });
}

/**
 * Claims a kept picture for another letter.
 * @returns whether `imagePath` is a picture that this writer may send again in this request
 */
export async function claimPicture(
  { db, actor, now }: Context<ScopedAccess>,
  requestId: number,
  imagePath: string,
): Promise<boolean> {
  const name = toName(imagePath);
  if (name === null) return false;
  const since = now.subtract(PICTURE_RETENTION);
  return (await claimKeptPicture.first(db, { name, requestId, writerId: actor.id, since })) !== undefined;
}

/** Whether the picture is kept for this writer. */
export const isKeptFor = async (db: Db, name: string, writerId: number): Promise<boolean> =>
  (await keptPicture.first(db, { name, writerId })) !== undefined;
