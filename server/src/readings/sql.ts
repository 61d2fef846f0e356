import { type Insertable, sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { type Params, type RowOf, statement } from '../platform/database/statement.ts';
import type { Tables } from '../platform/database/tables.ts';
import { isVisible } from '../platform/database/visibility.ts';
import { CHOICE_COLUMNS } from './requests/requestColumns.ts';
import type { ProgressTimes } from './progress/rules.ts';
import type { ChangeableFields } from './rules.ts';

export const insertRequest = (db: Db, request: Insertable<Tables['readingRequests']>) =>
  db.insertInto('readingRequests').values(request).returning('id').executeTakeFirstOrThrow();

export const lockRequest = statement((db, p: Params<{ requestId: number; ownerId: number | null }>) =>
  db
    .selectFrom('readingRequests')
    .select([
      'id',
      'userId',
      'status',
      ...CHOICE_COLUMNS,
      'personalityId',
      'assignedWriterId',
      'isFlagged',
      'isSealed',
      'isFavourite',
      'wroteBackAt',
      'snoozedUntil',
      'questionDueAt',
      'unreadForMember',
      'unreadForWriters',
      'lastMessageTime',
      'dueAt',
      'closesAt',
    ])
    .where('id', '=', p.requestId)
    .where(isVisible(p.ownerId, 'readingRequests.userId'))
    .forUpdate(),
);
export type LockedRequest = RowOf<typeof lockRequest>;

export const otherPersonOfRequest = statement(
  (db, p: Params<{ requestId: number; ownerId: number | null }>) =>
    db
      .selectFrom('readingRequests')
      .select(['userId', 'otherPerson'])
      .where('id', '=', p.requestId)
      .where(isVisible(p.ownerId, 'readingRequests.userId')),
);

export const visibleRequest = statement((db, p: Params<{ requestId: number; ownerId: number | null }>) =>
  db
    .selectFrom('readingRequests')
    .select('id')
    .where('id', '=', p.requestId)
    .where(isVisible(p.ownerId, 'readingRequests.userId')),
);

export const updateFavourite = statement(
  (db, p: Params<{ requestId: number; ownerId: number; isFavourite: boolean }>) =>
    db
      .updateTable('readingRequests')
      .set({ isFavourite: p.isFavourite })
      .where('id', '=', p.requestId)
      .where('userId', '=', p.ownerId),
);

export interface RequestChange extends ChangeableFields, ProgressTimes {
  lastMessageTime: string | Temporal.Instant;
  reopenedAt?: Temporal.Instant;
}

export const updateRequest = (db: Db, requestId: number, change: RequestChange) =>
  db.updateTable('readingRequests').set(change).where('id', '=', requestId).execute();

/** The time zone of the place where a person lives, else the one of their settings. */
export const findTimeZone = statement((db, p: Params<{ userId: number }>) =>
  db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.userId', 'users.id')
    .select(
      sql<string | null>`coalesce(profiles.current_place->>'timeZone', profiles.time_zone)`.as('timeZone'),
    )
    .where('users.id', '=', p.userId),
);
