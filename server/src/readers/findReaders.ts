import type { ReaderStatus } from '#contract/readers/codes.ts';
import { compareText } from '../platform/compareText.ts';
import type { Db } from '../platform/database/database.ts';
import { allReaders, type ReaderRow, readersOfStatus } from './sql.ts';

/** The readers with this status, or all, sorted by first name. */
export async function findReaders(db: Db, status?: ReaderStatus): Promise<ReaderRow[]> {
  const rows = await (status === undefined ? allReaders.all(db) : readersOfStatus.all(db, { status }));
  return rows.toSorted((a, b) => compareText(a.firstName, b.firstName));
}
