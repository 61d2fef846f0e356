import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Draft } from '../../adapters/drafts/drafts.ts';
import type { Db } from '../../platform/database/database.ts';
import { type Params, type RowOf, statement } from '../../platform/database/statement.ts';

/** The draft of a request, if no answer has retired it. */
export const findNewestDraft = (db: Db, requestId: number) =>
  db
    .selectFrom('drafts')
    .select(['id', 'text', 'source', 'frame', 'passages', 'emptyBecause'])
    .where('requestId', '=', requestId)
    .where('retiredAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Retires the draft and queues no other, because the request was answered or nothing waits for an answer. */
export const retireDraft = statement((db, p: Params<{ requestId: number; now: Temporal.Instant }>) =>
  db
    .with('unqueued', (qb) => qb.deleteFrom('draftQueue').where('requestId', '=', p.requestId))
    .updateTable('drafts')
    .set({ retiredAt: p.now })
    .where('requestId', '=', p.requestId)
    .where('retiredAt', 'is', null),
);

/** Queues a draft for a new message. A draft in progress will not be saved. The caller has locked the request. */
export const queueDraft = statement((db, p: Params<{ requestId: number; dueAt: Temporal.Instant }>) =>
  db
    .insertInto('draftQueue')
    .values({ requestId: p.requestId, dueAt: p.dueAt })
    .onConflict((conflict) =>
      conflict.column('requestId').doUpdateSet({ dueAt: p.dueAt, claimedUntil: null }),
    ),
);

/** When the draft of a request is due, if one is queued. */
export const findDraftDue = statement((db, p: Params<{ requestId: number }>) =>
  db.selectFrom('draftQueue').select('dueAt').where('requestId', '=', p.requestId),
);

/** Whether a request gets a draft: it is open or the member wrote back, and it is not flagged. */
const getsDraft = sql<boolean>`((status = 'OPENED' or wrote_back_at is not null) and not is_flagged)`;

/** Queues a new draft for a changed request, if it gets drafts. The caller has locked the request. */
export const setDraftDue = statement((db, p: Params<{ requestId: number; dueAt: Temporal.Instant }>) =>
  db
    .insertInto('draftQueue')
    .columns(['requestId', 'dueAt'])
    .expression((eb) =>
      eb
        .selectFrom('readingRequests')
        .select(['id', sql<string>`${p.dueAt}::timestamptz`.as('dueAt')])
        .where('id', '=', p.requestId)
        .where(getsDraft),
    )
    .onConflict((conflict) =>
      conflict
        .column('requestId')
        .doUpdateSet((eb) => ({ dueAt: eb.ref('excluded.dueAt'), claimedUntil: null })),
    ),
);

/** How many queue rows are read: enough to find unclaimed ones behind those that are claimed. */
const NEXT_DUE_READ = 100;

export const nextDraftDue = statement((db) =>
  db
    .selectFrom(
      db
        .selectFrom('draftQueue')
        .select((eb) => eb.fn.coalesce('claimedUntil', 'dueAt').as('at'))
        .orderBy('dueAt')
        .limit(sql.lit(NEXT_DUE_READ))
        .as('oldest'),
    )
    .select((eb) => eb.fn.min('at').as('due')),
);

/**
 * Claims requests whose draft is due, the longest due first, until the given time. Skips rows that another instance is
 * claiming.
 */
export const claimDueDrafts = statement(
  (db, p: Params<{ now: Temporal.Instant; until: Temporal.Instant; limit: number }>) =>
    db
      .updateTable('draftQueue')
      .set({ claimedUntil: p.until })
      .from('readingRequests')
      .whereRef('readingRequests.id', '=', 'draftQueue.requestId')
      .where('requestId', 'in', (eb) =>
        eb
          .selectFrom('draftQueue')
          .select('requestId')
          .where('dueAt', '<=', sql<string>`${p.now}`)
          .where((inner) =>
            inner.or([inner('claimedUntil', 'is', null), inner('claimedUntil', '<=', sql<string>`${p.now}`)]),
          )
          .orderBy('dueAt')
          .limit(p.limit)
          .forUpdate()
          .skipLocked(),
      )
      .returning([
        'readingRequests.id',
        'readingRequests.userId',
        'readingRequests.status',
        'readingRequests.isFlagged',
        'readingRequests.isOracle',
        'readingRequests.isAstrology',
        'readingRequests.lastMessageTime',
        'readingRequests.wroteBackAt',
      ]),
);
export type ClaimedRequest = RowOf<typeof claimDueDrafts>;

/** The input for a draft: the member's unanswered messages, newest first. */
export const findDraftMaterial = statement((db, p: Params<{ requestId: number; limit: number }>) =>
  db
    .selectFrom('readingRequests')
    .innerJoin('users', 'users.id', 'readingRequests.userId')
    .leftJoin('profiles', 'profiles.userId', 'users.id')
    .leftJoin('readers', 'readers.id', 'readingRequests.personalityId')
    .select((eb) => [
      'users.firstName',
      'profiles.bio',
      'readingRequests.otherPerson',
      'readingRequests.personalityId',
      'readers.voice',
      jsonObjectFrom(
        eb
          .selectFrom('draws')
          .select(['draws.id', 'draws.spread', 'draws.cards'])
          .whereRef('draws.requestId', '=', 'readingRequests.id')
          .where('draws.answeredAt', 'is', null)
          .orderBy('draws.id', 'desc')
          .limit(eb.lit(1)),
      ).as('draw'),
      jsonArrayFrom(
        eb
          .selectFrom('messages')
          .select(['messages.id', 'messages.title', 'messages.text'])
          .whereRef('messages.requestId', '=', 'readingRequests.id')
          .where('messages.sender', '=', 'member')
          .where(
            'messages.id',
            '>',
            eb.fn.coalesce(
              eb
                .selectFrom('messages as answers')
                .select('answers.id')
                .whereRef('answers.requestId', '=', 'readingRequests.id')
                .where('answers.responseMode', '=', 'ReadingResponse')
                .orderBy('answers.createdAt', 'desc')
                .orderBy('answers.id', 'desc')
                .limit(eb.lit(1)),
              eb.lit(0),
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
export const releaseClaim = statement((db, p: Params<Claim>) =>
  db.deleteFrom('draftQueue').where('requestId', '=', p.requestId).where('claimedUntil', '=', p.until),
);

/** Keeps a claim, after which the draft is tried again, only until this time. */
export const shortenClaim = statement((db, p: Params<Claim & { retryAt: Temporal.Instant }>) =>
  db
    .updateTable('draftQueue')
    .set({ claimedUntil: p.retryAt })
    .where('requestId', '=', p.requestId)
    .where('claimedUntil', '=', p.until),
);

/** Retires the draft, and releases a claim without saving another. */
export const retireClaimedDraft = statement((db, p: Params<Claim & { now: Temporal.Instant }>) =>
  db
    .with('unqueued', (qb) =>
      qb.deleteFrom('draftQueue').where('requestId', '=', p.requestId).where('claimedUntil', '=', p.until),
    )
    .updateTable('drafts')
    .set({ retiredAt: p.now })
    .where('requestId', '=', p.requestId)
    .where('retiredAt', 'is', null),
);

type DraftRow = ReturnType<typeof toDraftRow>;

/**
 * Saves a draft in place of the previous one, unless a message, an answer or another claim came in between: each of
 * these locks the request, and changes its row in the queue before it unlocks it.
 * @returns whether it was saved
 */
export async function saveDraft(db: Db, claim: Claim, draft: Draft, now: Temporal.Instant): Promise<boolean> {
  const kept = await keepDraft.first(db, { ...claim, ...toDraftRow(draft), now });
  return kept !== undefined;
}

const keepDraft = statement((db, p: Params<Claim & DraftRow & { now: Temporal.Instant }>) =>
  db
    .with('locked', (qb) =>
      qb
        .selectFrom('readingRequests')
        .select('id')
        .where('id', '=', p.requestId)
        .where(getsDraft)
        .forNoKeyUpdate(),
    )
    .with('waiting', (qb) =>
      qb
        .deleteFrom('draftQueue')
        .using('locked')
        .whereRef('draftQueue.requestId', '=', 'locked.id')
        .where('claimedUntil', '=', p.until)
        .returning('locked.id'),
    )
    .with('rewritten', (qb) =>
      qb
        .updateTable('drafts')
        .set({
          text: p.text,
          source: p.source,
          promptVersion: p.promptVersion,
          frame: p.frame,
          passages: p.passages,
          emptyBecause: p.emptyBecause,
          createdAt: p.now,
        })
        .where('requestId', 'in', (eb) => eb.selectFrom('waiting').select('id'))
        .where('retiredAt', 'is', null)
        .returning('requestId'),
    )
    .with('written', (qb) =>
      qb
        .insertInto('drafts')
        .columns([
          'requestId',
          'text',
          'source',
          'promptVersion',
          'frame',
          'passages',
          'emptyBecause',
          'createdAt',
        ])
        .expression((eb) =>
          eb
            .selectFrom('waiting')
            .select([
              'waiting.id',
              sql<string>`${p.text}::text`.as('text'),
              sql<Draft['source']>`${p.source}::text`.as('source'),
              sql<string>`${p.promptVersion}::text`.as('promptVersion'),
              sql<string | null>`${p.frame}::text`.as('frame'),
              sql<string | null>`${p.passages}::jsonb`.as('passages'),
              sql<string | null>`${p.emptyBecause}::text`.as('emptyBecause'),
              sql<string>`${p.now}::timestamptz`.as('createdAt'),
            ])
            .where('waiting.id', 'not in', (inner) => inner.selectFrom('rewritten').select('requestId')),
        ),
    )
    .selectFrom('waiting')
    .select('id'),
);

const toDraftRow = ({ personalityMessage, source, promptVersion, frame, passages, emptyBecause }: Draft) => ({
  text: personalityMessage,
  source,
  promptVersion,
  frame: frame ?? null,
  passages: passages === undefined ? null : JSON.stringify(passages),
  emptyBecause: emptyBecause ?? null,
});
