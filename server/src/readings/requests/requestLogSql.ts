import { selectFullName } from '../../platform/database/fullName.ts';
import type { Db } from '../../platform/database/database.ts';
import { type Params, statement } from '../../platform/database/statement.ts';

interface LogEntries {
  requestId: number;
  /** Who made the changes; null: a job. */
  userId: number | null;
  entries: readonly string[];
  now: Temporal.Instant;
}

export const insertLogEntries = (db: Db, { requestId, userId, entries, now }: LogEntries) =>
  db
    .insertInto('requestLog')
    .values(entries.map((entry) => ({ requestId, userId, says: entry, createdAt: now })))
    .execute();

/** The thread's log, newest first. */
export const threadLog = statement((db, p: Params<{ requestId: number; limit: number }>) =>
  db
    .selectFrom('requestLog')
    .leftJoin('users', 'users.id', 'requestLog.userId')
    .select(['requestLog.id', 'requestLog.createdAt', 'requestLog.says', selectFullName('users').as('who')])
    .where('requestLog.requestId', '=', p.requestId)
    .orderBy('requestLog.id', 'desc')
    .limit(p.limit),
);
