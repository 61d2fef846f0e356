import { READER_PICTURES } from '#contract/readers/codes.ts';
import type { FileStore } from '../adapters/files/files.ts';
import type { Db } from '../platform/database/database.ts';
import { readerWithPicture } from './sql.ts';

const UPLOADED = new RegExp(`^${READER_PICTURES}([0-9a-f-]{36}\\.webp)$`);

/** The file of an uploaded picture; undefined for any other picture, or none. */
export const toStoredName = (picture: string | null): string | undefined => UPLOADED.exec(picture ?? '')?.[1];

/** A reader's picture; undefined for any other file, such as a member's private picture. */
export async function openReaderPicture(
  { db, files }: { db: Db; files: FileStore },
  name: string,
): ReturnType<FileStore['get']> {
  const picture = READER_PICTURES + name;
  if (toStoredName(picture) === undefined) return undefined;
  return (await readerWithPicture.first(db, { picture })) && files.get(name);
}
