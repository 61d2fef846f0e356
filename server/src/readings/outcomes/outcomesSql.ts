import { sql } from 'kysely';
import type { Feeling } from '#contract/readings/codes.ts';
import { ADVISORY_LOCKS } from '../../platform/database/advisoryLocks.ts';
import type { Db } from '../../platform/database/database.ts';
import { type Params, type RowOf, statement } from '../../platform/database/statement.ts';
import { selectSigningReader } from '../../profiles/signingReader.ts';

interface NewAsk {
  messageId: number;
  requestId: number;
  userId: number;
  dueAt: Temporal.Instant | null;
}

export const insertOutcomeAsk = statement((db, p: Params<NewAsk>) =>
  db
    .insertInto('outcomeAsks')
    .values({ messageId: p.messageId, requestId: p.requestId, userId: p.userId, dueAt: p.dueAt }),
);

/** Whether the thread has a newer letter, or the member has already reported the outcome. */
const isSettled = sql<boolean>`(exists (
    select from messages as newer where newer.request_id = outcome_asks.request_id
      and newer.id > outcome_asks.message_id and newer.response_mode = 'ReadingResponse'
  ) or exists (select from outcomes where outcomes.request_id = outcome_asks.request_id))`;

const selectAsks = (db: Db) =>
  db
    .selectFrom('outcomeAsks')
    .innerJoin('messages', 'messages.id', 'outcomeAsks.messageId')
    .innerJoin('readingRequests', 'readingRequests.id', 'outcomeAsks.requestId')
    .innerJoin('users', 'users.id', 'outcomeAsks.userId')
    .leftJoin('profiles', 'profiles.userId', 'outcomeAsks.userId')
    .$call((query) => selectSigningReader(query, 'messages.personalityId'))
    .select([
      'outcomeAsks.messageId',
      'outcomeAsks.requestId',
      'outcomeAsks.userId',
      'messages.createdAt as answeredAt',
      'readingRequests.title',
      'readingRequests.isFlagged',
      'readingRequests.isSealed',
      'users.email',
      'users.firstName',
      'profiles.timeZone',
      'profiles.quietFrom',
      'profiles.quietTo',
      sql<boolean>`users.email_undeliverable_at is null
        and coalesce(profiles.answer_mail and profiles.outcome_mail, true)`.as('isWanted'),
      sql<boolean>`users.is_blocked or users.is_writer`.as('isGone'),
      isSettled.as('isSettled'),
    ]);

/** The letter to ask about that has been due longest; skips those that another instance has locked. */
export const dueOutcomeAsk = statement((db, p: Params<{ now: Temporal.Instant }>) =>
  selectAsks(db)
    .where('outcomeAsks.dueAt', '<=', sql<string>`${p.now}::timestamptz`)
    .orderBy('outcomeAsks.dueAt')
    .limit(sql.lit(1))
    .forUpdate('outcomeAsks')
    .skipLocked(),
);

/** A letter to ask about, as it is now. */
export const outcomeAskOfLetter = statement((db, p: Params<{ messageId: number }>) =>
  selectAsks(db).where('outcomeAsks.messageId', '=', p.messageId),
);

export interface OutcomeFilter {
  userId: number;
  /** Null: in all requests. */
  requestId: number | null;
  /** Null: at any time. */
  since: Temporal.Instant | null;
}

/** The letters that a member was asked about, newest first. */
export const askedOutcomes = statement((db, p: Params<OutcomeFilter>) =>
  selectAsks(db)
    .where('outcomeAsks.userId', '=', p.userId)
    .where('outcomeAsks.askedAt', 'is not', null)
    .where(sql<boolean>`(${p.requestId}::bigint is null or outcome_asks.request_id = ${p.requestId})`)
    .where(sql<boolean>`(${p.since}::timestamptz is null or outcome_asks.asked_at > ${p.since})`)
    .orderBy('messages.createdAt', 'desc')
    .orderBy('messages.id', 'desc')
    .limit(sql.lit(ASKED_MAX)),
);
const ASKED_MAX = 20;
export type OutcomeAskRow = RowOf<typeof dueOutcomeAsk>;

/** Lets processes that would mail the same member take turns, until the end of their transactions. */
export const lockOutcomeMailsOf = (db: Db, userId: number) =>
  sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.outcomeMails}::int, hashint8(${userId}))`.execute(db);

/** Whether a member was asked about a letter after this time. */
export const wasAskedSince = async (
  db: Db,
  { userId, since }: { userId: number; since: Temporal.Instant },
): Promise<boolean> => {
  const asked = await db
    .selectFrom('outcomeAsks')
    .select('messageId')
    .where('userId', '=', userId)
    .where('askedAt', '>', since.toString())
    .limit(1)
    .executeTakeFirst();
  return asked !== undefined;
};

export const nextOutcomeAskTime = (db: Db) =>
  db
    .selectFrom('outcomeAsks')
    .select((eb) => eb.fn.min('dueAt').as('due'))
    .executeTakeFirstOrThrow();

export const postponeOutcomeAsk = statement(
  (db, p: Params<{ messageId: number; dueAt: Temporal.Instant | null }>) =>
    db
      .updateTable('outcomeAsks')
      .set({ dueAt: p.dueAt, heldSince: null })
      .where('messageId', '=', p.messageId),
);

/** It is due again earlier if the member's quiet hours change. */
export const holdOutcomeAsk = statement((db, p: Params<{ messageId: number; dueAt: Temporal.Instant }>) =>
  db
    .updateTable('outcomeAsks')
    .set({ dueAt: p.dueAt, heldSince: sql<string>`coalesce(held_since, due_at)` })
    .where('messageId', '=', p.messageId),
);

export const markOutcomeAsked = statement(
  (db, p: Params<{ messageId: number; dueAt: Temporal.Instant | null; now: Temporal.Instant }>) =>
    db
      .updateTable('outcomeAsks')
      .set({ dueAt: p.dueAt, askedAt: p.now, heldSince: null })
      .where('messageId', '=', p.messageId),
);

export const deleteOutcomeAsk = statement((db, p: Params<{ messageId: number }>) =>
  db.deleteFrom('outcomeAsks').where('messageId', '=', p.messageId),
);

export interface WrittenAround {
  userId: number;
  requestId: number;
  since: string;
}

/** The hashes of the newest texts of a member in a request, and in other requests since the letter; newest first. */
export const newestTextsOfMember = statement((db, p: Params<WrittenAround>) =>
  db
    .selectFrom('messages')
    .select(['id', sql<string>`md5(coalesce(title, '') || ${'\n'} || text)`.as('hash')])
    .where('userId', '=', p.userId)
    .where('sender', '=', sql.lit('member' as const))
    .where((eb) => eb.or([eb('requestId', '=', p.requestId), eb('createdAt', '>', p.since)]))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(TEXTS_MAX)),
);
export const TEXTS_MAX = 50;

export const textsByIds = statement((db, p: Params<{ ids: readonly number[] }>) =>
  db
    .selectFrom('messages')
    .select(['id', 'title', 'text'])
    .where('id', '=', sql<number>`any(${p.ids}::bigint[])`),
);

export const findOutcome = statement((db, p: Params<{ requestId: number }>) =>
  db
    .selectFrom('outcomes')
    .select(['feeling', 'text', 'createdAt', 'updatedAt'])
    .where('requestId', '=', p.requestId),
);

interface NewOutcome {
  requestId: number;
  userId: number;
  messageId: number;
  readerId: number | null;
  feeling: Feeling;
  text: string;
  now: Temporal.Instant;
}

export const insertOutcome = statement((db, p: Params<NewOutcome>) =>
  db.insertInto('outcomes').values({
    requestId: p.requestId,
    userId: p.userId,
    messageId: p.messageId,
    readerId: p.readerId,
    feeling: p.feeling,
    text: p.text,
    createdAt: p.now,
    updatedAt: p.now,
  }),
);

export const updateOutcome = statement(
  (db, p: Params<{ requestId: number; feeling: Feeling; text: string; now: Temporal.Instant }>) =>
    db
      .updateTable('outcomes')
      .set({ feeling: p.feeling, text: p.text, updatedAt: p.now })
      .where('requestId', '=', p.requestId),
);
