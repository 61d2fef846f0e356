import type { Db } from '../platform/database/database.ts';

/** A reader who is active, or assigned to this member. */
export const availableReader = (db: Db, readerId: number, userId: number) =>
  db
    .selectFrom('readers')
    .leftJoin('assignedPersonalities as assigned', (join) =>
      join.onRef('assigned.readerId', '=', 'readers.id').on('assigned.userId', '=', userId),
    )
    .select('readers.id')
    .where('readers.id', '=', readerId)
    .where((eb) => eb.or([eb('readers.status', '=', 'active'), eb('assigned.userId', 'is not', null)]))
    .executeTakeFirst();

/** The active reader of a writer. */
export const readerOfWriter = (db: Db, userId: number) =>
  db
    .selectFrom('readers')
    .select('id')
    .where('userId', '=', userId)
    .where('status', '=', 'active')
    .executeTakeFirst();
