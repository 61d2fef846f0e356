import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { type Params, type RowOf, statement } from '../platform/database/statement.ts';

/** The digests that have been due longest, locked; skips those that another instance has locked. */
export const dueDigests = statement((db, p: Params<{ now: Temporal.Instant; limit: number }>) =>
  db
    .selectFrom('digests')
    .innerJoin('users', 'users.id', 'digests.userId')
    .innerJoin('profiles', 'profiles.userId', 'digests.userId')
    .select([
      'digests.userId',
      'users.email',
      'users.firstName',
      'profiles.timeZone',
      'profiles.quietFrom',
      'profiles.quietTo',
      sql<boolean>`digests.due_at = 'epoch'`.as('isUnscheduled'),
      sql<boolean>`not users.is_blocked and not users.is_writer and users.email_undeliverable_at is null`.as(
        'isWanted',
      ),
    ])
    .where('digests.dueAt', '<=', sql<string>`${p.now}::timestamptz`)
    .orderBy('digests.dueAt')
    .limit(p.limit)
    .forUpdate('digests')
    .skipLocked(),
);
export type DueDigest = RowOf<typeof dueDigests>;

/** A letter is sealed if the member has more unread messages than writers have sent after it. */
const isSealed = sql<boolean>`(
  reading_requests.unread_for_member > 0 and reading_requests.unread_for_member > (
    select count(*) from messages as later
    where later.request_id = messages.request_id and later.sender = 'writer' and later.id > messages.id
  ))`;

/** The letters since each member's last digest up to a time, and older ones that are still sealed; newest first. */
export const lettersForDigests = statement((db, p: Params<{ userIds: number[]; until: Temporal.Instant }>) =>
  db
    .selectFrom('digests')
    .innerJoin('readingRequests', 'readingRequests.userId', 'digests.userId')
    .innerJoin('messages', (join) =>
      join
        .onRef('messages.requestId', '=', 'readingRequests.id')
        .on('messages.responseMode', '=', sql.lit('ReadingResponse' as const)),
    )
    .leftJoin('readers', 'readers.id', 'messages.personalityId')
    .select([
      'digests.userId',
      'messages.createdAt',
      'readers.firstName as readerFirstName',
      'readers.lastName as readerLastName',
      sql<boolean>`messages.created_at > digests.since`.as('isNew'),
      isSealed.as('isSealed'),
    ])
    .where('digests.userId', '=', sql<number>`any(${p.userIds}::bigint[])`)
    .where('messages.createdAt', '<=', sql<string>`${p.until}::timestamptz`)
    .where(
      sql<boolean>`(reading_requests.last_message_time > digests.since or reading_requests.unread_for_member > 0)`,
    )
    .where(sql<boolean>`(messages.created_at > digests.since or ${isSealed})`)
    .orderBy('messages.id', 'desc'),
);
export type DigestLetter = RowOf<typeof lettersForDigests>;

interface Schedule {
  userId: number;
  dueAt: Temporal.Instant;
  /** Null: unchanged, because the digest is only held; it is due again earlier if the member's quiet hours change. */
  since: Temporal.Instant | null;
}

export const rescheduleDigest = statement((db, p: Params<Schedule>) =>
  db
    .updateTable('digests')
    .set({
      dueAt: p.dueAt,
      since: sql`coalesce(${p.since}::timestamptz, since)`,
      heldSince: sql`case when ${p.since}::timestamptz is null then coalesce(held_since, due_at) end`,
    })
    .where('userId', '=', p.userId),
);

/** The first digest covers a week; one that is rescheduled in another time zone covers all since the last one. */
export const scheduleDigest = statement((db, p: Params<{ userId: number; dueAt: Temporal.Instant }>) =>
  db
    .updateTable('digests')
    .set({ dueAt: p.dueAt, since: sql`coalesce(since, ${p.dueAt}::timestamptz - interval '7 days')` })
    .where('userId', '=', p.userId),
);

export const nextDigestTime = (db: Db) =>
  db
    .selectFrom('digests')
    .select((eb) => eb.fn.min('dueAt').as('due'))
    .executeTakeFirstOrThrow();
