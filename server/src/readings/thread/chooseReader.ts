import { refuseFields } from '#contract/refusals.ts';
import type { Db } from '../../platform/database/database.ts';
import { availableReader, readerOfWriter } from '../readersSql.ts';

/** A thread, as far as its readers are concerned: a new one has none yet. */
interface Thread {
  userId: number;
  personalityId: number | null;
}

/**
 * The id of a reader who may be named in a thread, or null for none: an active one, or an inactive one that the request
 * or its member still has.
 * @throws {Refusal} 400 at `personality` for anything else
 */
export async function requireReader(
  db: Db,
  readerId: number | null,
  { userId, personalityId }: Thread,
): Promise<number | null> {
  if (readerId === null || readerId === personalityId) return readerId;
  if ((await availableReader(db, readerId, userId)) === undefined)
    refuseFields([
      { param: 'personality', msg: 'This reader is not available just now. Please choose another one' },
    ]);
  return readerId;
}

/** The reader of a writer's message: the given one, else the thread's, else the writer's own. */
export async function chooseReader(
  db: Db,
  { named, thread, writerId }: { named: number | null; thread: Thread; writerId: number },
): Promise<number | null> {
  const readerId = (await requireReader(db, named, thread)) ?? thread.personalityId;
  return readerId ?? (await readerOfWriter(db, writerId))?.id ?? null;
}
