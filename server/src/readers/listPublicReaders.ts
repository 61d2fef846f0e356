import { type PublicReader, publicReader } from '#contract/readers/calls.ts';
import { pick } from '#contract/pick.ts';
import type { Db } from '../platform/database/database.ts';
import { findReaders } from './findReaders.ts';

/** The public fields of the active readers, sorted by first name. */
export async function listPublicReaders(db: Db): Promise<PublicReader[]> {
  const readers = await findReaders(db, 'active');
  return readers.map((reader) => pick(reader, publicReader.shape));
}
