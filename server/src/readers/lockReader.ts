import { refuse } from '#contract/refusals.ts';
import { lockUser } from '../accounts/lockUser.ts';
import type { Db } from '../platform/database/database.ts';
import { lockReaderRow, readerById, type ReaderRow } from './sql.ts';

/** A reader, locked for a change together with their account. @throws {Refusal} 404 when there is none */
export async function lockReader(db: Db, id: number): Promise<ReaderRow> {
  const { userId } = (await readerById.first(db, { id })) ?? refuse('not_found');
  if (userId !== null) await lockUser.first(db, { userId });
  await lockReaderRow.run(db, { id });
  return readerById.one(db, { id });
}
