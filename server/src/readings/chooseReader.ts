import { refuseFields } from '#contract/refusals.ts';
import type { Db } from '../platform/database.ts';
import { activeReaderById, readerOfWriter } from './sql.ts';

/** The id of an active reader, or null for none. @throws {Refusal} 400 at `personality` for anything else */
export async function requireActiveReader(db: Db, readerId: number | null): Promise<number | null> {
  if (readerId !== null && (await activeReaderById(db, readerId)) === undefined)
    refuseFields([{ param: 'personality', msg: 'There is no such reader' }]);
  return readerId;
}

/**
 * The reader of a writer's message: the given one, else the thread's, else the writer's own. The thread keeps a reader
 * who has become inactive.
 */
export async function chooseReader(
  db: Db,
  { named, ofThread, writerId }: { named: number | null; ofThread: number | null; writerId: number },
): Promise<number | null> {
  if (named !== null && named !== ofThread) return requireActiveReader(db, named);
  return ofThread ?? (await readerOfWriter(db, writerId))?.id ?? null;
}
