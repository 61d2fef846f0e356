import { refuseFields } from '#contract/refusals.ts';
import type { Db } from '../platform/database/database.ts';
import { activeReader, assignPersonality, unassignPersonality } from './assignedReadersSql.ts';

interface ReaderName {
  firstName: string;
  lastName: string;
}

/**
 * Assigns a reader to a member; null removes the assignment.
 * @returns the reader that is assigned now, or null; undefined if nothing changed
 * @throws {Refusal} 400 at `assigned_personality_user` for a reader who is not active
 */
export async function assignReader(
  db: Db,
  userId: number,
  readerId: number | null,
): Promise<ReaderName | null | undefined> {
  if (readerId === null) return (await unassignPersonality.first(db, { userId })) && null;
  const reader =
    (await activeReader.first(db, { id: readerId })) ??
    refuseFields([{ param: 'assigned_personality_user', msg: 'This reader is not active' }]);
  return (await assignPersonality.first(db, { userId, readerId })) && reader;
}
