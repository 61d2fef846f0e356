import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Draft } from '../adapters/drafts/drafts.ts';
import type { Db } from '../platform/database.ts';
import { type Params, type RowOf, statement } from '../platform/statement.ts';

/** The draft that no answer has retired. */
export const findNewestDraft = (db: Db, requestId: number) =>
  db
    .selectFrom('drafts')
    .select(['id', 'text', 'source'])
    .where('requestId', '=', requestId)
    .where('retiredAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const retireDrafts = (db: Db, requestId: number, now: Temporal.Instant) =>
  db
    .updateTable('drafts')
    .set({ retiredAt: now })
    .where('requestId', '=', requestId)
    .where('retiredAt', 'is', null)
    .execute();

/** Whether a request has a draft: it is open, or was written back to. */
const hasDraft = sql<boolean>`(status = 'OPENED' or wrote_back_at is not null)`;

/** Nothing waits for an answer any more: retires the draft, and none is written. */
export const dropDraft = async (db: Db, requestId: number, now: Temporal.Instant): Promise<void> => {
  await retireDrafts(db, requestId, now);
  await db.updateTable('readingRequests').set({ draftDueAt: null }).where('id', '=', requestId).execute();
};

/** The request has changed: one that has a draft needs a new one. */
export const setDraftDue = (db: Db, requestId: number, dueAt: Temporal.Instant) =>
  db
    .updateTable('readingRequests')
    .set({ draftDueAt: dueAt })
    .where('id', '=', requestId)
    .where(hasDraft)
    .where('isFlagged', '=', false)
    .execute();

export const nextDraftDue = (db: Db) =>
  db
    .selectFrom('readingRequests')
    .select((of) => of.fn.min('draftDueAt').as('due'))
    .executeTakeFirstOrThrow();

/**
 * Claims requests whose draft is due, the longest due first, until the given time. Skips rows that another instance is
 * claiming.
 */
export const claimDueDrafts = statement(
  (db, p: Params<{ now: Temporal.Instant; until: Temporal.Instant; limit: number }>) =>
    db
      .updateTable('readingRequests')
      .set({ draftDueAt: p.until })
      .where('id', 'in', (of) =>
        of
          .selectFrom('readingRequests')
          .select('id')
          .where('draftDueAt', '<=', sql<string>`${p.now}`)
          .orderBy('draftDueAt')
          .limit(p.limit)
          .forUpdate()
          .skipLocked(),
      )
      .returning([
        'id',
        'userId',
        'status',
        'isFlagged',
        'isOracle',
        'isAstrology',
        'lastMessageTime',
        'wroteBackAt',
      ]),
);
export type ClaimedRequest = RowOf<typeof claimDueDrafts>;

/** The input for a draft: the newest of the member's messages that no reading has answered, newest first. */
export const findDraftMaterial = statement((db, p: Params<{ requestId: number; limit: number }>) =>
  db
    .selectFrom('readingRequests')
    .innerJoin('users', 'users.id', 'readingRequests.userId')
    .leftJoin('profiles', 'profiles.userId', 'users.id')
    .select((of) => [
      'users.firstName',
      'profiles.bio',
      'readingRequests.otherPerson',
      jsonObjectFrom(
        of
          .selectFrom('draws')
          .select(['draws.id', 'draws.spread', 'draws.cards'])
          .whereRef('draws.requestId', '=', 'readingRequests.id')
          .where('draws.answeredAt', 'is', null)
          .orderBy('draws.id', 'desc')
          .limit(of.lit(1)),
      ).as('draw'),
      jsonArrayFrom(
        of
          .selectFrom('messages')
          .select(['messages.id', 'messages.title', 'messages.text'])
          .whereRef('messages.requestId', '=', 'readingRequests.id')
          .where('messages.sender', '=', 'member')
          .where(
            'messages.id',
            '>',
            of.fn.coalesce(
              of
                .selectFrom('messages as answers')
                .select('answers.id')
                .whereRef('answers.requestId', '=', 'readingRequests.id')
                .where('answers.responseMode', '=', 'ReadingResponse')
                .orderBy('answers.createdAt', 'desc')
                .orderBy('answers.id', 'desc')
                .limit(of.lit(1)),
              of.lit(0),
            ),
          )
          .orderBy('messages.createdAt', 'desc')
          .orderBy('messages.id', 'desc')
          .limit(p.limit),
      ).as('unanswered'),
    ])
    .where('readingRequests.id', '=', p.requestId),
);
export type DraftMaterial = RowOf<typeof findDraftMaterial>;

export interface Claim {
  requestId: number;
  until: Temporal.Instant;
}

/** Releases a claim without saving a draft. */
export const releaseClaim = (db: Db, { requestId, until }: Claim) =>
  db
    .updateTable('readingRequests')
    .set({ draftDueAt: null })
    .where('id', '=', requestId)
    .where('draftDueAt', '=', until.toString())
    .execute();

/**
 * Saves a draft in place of the previous one, unless a message, an answer or another claim came in between.
 * @returns whether it was saved
 */
export async function saveDraft(db: Db, { requestId, until }: Claim, draft: Draft, now: Temporal.Instant) {
  const kept = await db
    .with('waiting', (of) =>
      of
        .updateTable('readingRequests')
        .set({ draftDueAt: null })
        .where('id', '=', requestId)
        .where('draftDueAt', '=', until.toString())
        .where(hasDraft)
        .where('isFlagged', '=', false)
        .returning('id'),
    )
    .with('rewritten', (of) =>
      of
        .updateTable('drafts')
        .set({
          text: draft.personalityMessage,
          source: draft.source,
          promptVersion: draft.promptVersion,
          createdAt: now,
        })
        .where('requestId', 'in', (waiting) => waiting.selectFrom('waiting').select('id'))
        .where('retiredAt', 'is', null)
        .returning('requestId'),
    )
    .with('written', (of) =>
      of
        .insertInto('drafts')
        .columns(['requestId', 'text', 'source', 'promptVersion', 'createdAt'])
        .expression((from) =>
          from
            .selectFrom('waiting')
            .select((each) => [
              'waiting.id',
              each.val(draft.personalityMessage).as('text'),
              each.val(draft.source).as('source'),
              each.val(draft.promptVersion).as('promptVersion'),
              sql<string>`${now}::timestamptz`.as('createdAt'),
            ])
            .where('waiting.id', 'not in', (known) => known.selectFrom('rewritten').select('requestId')),
        ),
    )
    .selectFrom('waiting')
    .select('id')
    .executeTakeFirst();
  return kept !== undefined;
}
