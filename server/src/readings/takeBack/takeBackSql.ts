import { sql } from 'kysely';
import type { RequestStatus } from '#contract/readings/codes.ts';
import type { Db } from '../../platform/database/database.ts';
import { type Params, type RowOf, statement } from '../../platform/database/statement.ts';
import type { ProgressTimes } from '../progress/rules.ts';
import { MESSAGE_COLUMNS } from '../thread/messagesSql.ts';
import { selectSigningReader } from '../../profiles/signingReader.ts';

export interface RecentLetter {
  messageId: number;
  requestId: number;
  /** JSON. */
  request: string;
  draftId: number | null;
  drawId: number | null;
  idempotencyKey: string | null;
  createdAt: string;
}

export const insertRecentLetter = statement((db, p: Params<RecentLetter>) =>
  db.insertInto('recentLetters').values({
    messageId: p.messageId,
    requestId: p.requestId,
    request: p.request,
    draftId: p.draftId,
    drawId: p.drawId,
    idempotencyKey: p.idempotencyKey,
    createdAt: p.createdAt,
  }),
);

interface OwnLetter {
  messageId: number;
  writerId: number;
}

const LETTER = sql.lit('ReadingResponse' as const);

/** The request of a writer's own letter. */
export const requestOfLetter = statement((db, p: Params<OwnLetter>) =>
  db
    .selectFrom('messages')
    .select('requestId')
    .where('id', '=', p.messageId)
    .where('senderId', '=', p.writerId)
    .where('responseMode', '=', LETTER),
);

/** A writer's own letter with the stored state before it, which is missing once the letter is old. */
export const letterToTakeBack = statement((db, p: Params<OwnLetter>) =>
  db
    .selectFrom('messages')
    .$call((query) => selectSigningReader(query, 'messages.personalityId'))
    .leftJoin('recentLetters', 'recentLetters.messageId', 'messages.id')
    .select([
      ...MESSAGE_COLUMNS,
      'recentLetters.request as before',
      'recentLetters.draftId',
      'recentLetters.drawId',
      'recentLetters.idempotencyKey',
    ])
    .where('messages.id', '=', p.messageId)
    .where('messages.senderId', '=', p.writerId)
    .where('messages.responseMode', '=', LETTER),
);
export type LetterRow = RowOf<typeof letterToTakeBack>;

/** Deletes the pending arrival mail of a letter. Waits for a job that is sending it. */
export const deleteArrival = statement((db, p: Params<{ messageId: number }>) =>
  db.deleteFrom('arrivalMails').where('messageId', '=', p.messageId),
);

interface LetterInThread {
  messageId: number;
  requestId: number;
  userId: number;
  sentAt: string;
}

/**
 * Whether something followed a letter: a message, feedback, or a tip that was not declined. A tip is for this letter if
 * it came after it, or if it is the only one.
 */
export const findFollowUp = statement((db, p: Params<LetterInThread>) =>
  db.selectNoFrom((eb) => {
    const messages = eb
      .selectFrom('messages')
      .select(eb.lit(1).as('one'))
      .where('messages.requestId', '=', p.requestId);
    const isOnlyLetter = eb.not(
      eb.exists(messages.where('messages.responseMode', '=', LETTER).where('messages.id', '<', p.messageId)),
    );
    const feedback = eb
      .selectFrom('feedback')
      .select(eb.lit(1).as('one'))
      .where('feedback.requestId', '=', p.requestId)
      .where('feedback.answerId', '=', p.messageId);
    const tips = eb
      .selectFrom('invoices')
      .select(eb.lit(1).as('one'))
      .where('invoices.userId', '=', p.userId)
      .where('invoices.readingRequestId', '=', p.requestId)
      .where('invoices.kind', '=', sql.lit('tip' as const))
      .where('invoices.status', '<>', sql.lit('void' as const))
      .where((inner) => inner.or([inner('invoices.createdAt', '>=', p.sentAt), isOnlyLetter]));
    return eb
      .or([eb.exists(messages.where('messages.id', '>', p.messageId)), eb.exists(feedback), eb.exists(tips)])
      .as('exists');
  }),
);

/** Deletes a letter with its cards, its pending mail and the stored state before it. */
export const deleteLetter = statement((db, p: Params<{ requestId: number; messageId: number }>) =>
  db.deleteFrom('messages').where('id', '=', p.messageId).where('requestId', '=', p.requestId),
);

interface RestoredRequest extends ProgressTimes {
  requestId: number;
  status: RequestStatus;
  lastMessageTime: Temporal.Instant;
  personalityId: number | null;
  unreadForMember: number;
}

/** Writes a request whose newest letter has been deleted. It stays sealed if a letter is among the unread messages. */
export const restoreRequest = statement((db, p: Params<RestoredRequest>) =>
  db
    .updateTable('readingRequests')
    .set((eb) => ({
      status: p.status,
      dueAt: p.dueAt,
      wroteBackAt: p.wroteBackAt,
      questionDueAt: p.questionDueAt,
      closesAt: p.closesAt,
      lastMessageTime: p.lastMessageTime,
      personalityId: p.personalityId,
      unreadForMember: p.unreadForMember,
      isSealed: eb
        .exists(
          eb
            .selectFrom((inner) =>
              inner
                .selectFrom('messages')
                .select('messages.responseMode')
                .whereRef('messages.requestId', '=', 'readingRequests.id')
                .where('messages.sender', '=', sql.lit('writer' as const))
                .orderBy('messages.createdAt', 'desc')
                .orderBy('messages.id', 'desc')
                .limit(p.unreadForMember)
                .as('unread'),
            )
            .select(eb.lit(1).as('one'))
            .where('unread.responseMode', '=', LETTER),
        )
        .$castTo<boolean>(),
    }))
    .where('id', '=', p.requestId)
    .returning('isSealed'),
);

/** Restores a draft that a letter retired, unless another one has been written since. */
export const restoreDraft = statement((db, p: Params<{ requestId: number; draftId: number }>) =>
  db
    .updateTable('drafts')
    .set({ retiredAt: null })
    .where('id', '=', p.draftId)
    .where('requestId', '=', p.requestId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('drafts as others')
            .select(eb.lit(1).as('one'))
            .where('others.requestId', '=', p.requestId)
            .where('others.retiredAt', 'is', null),
        ),
      ),
    ),
);

/** Reopens a draw that a letter answered, unless cards have been drawn again. */
export const reopenDraw = statement((db, p: Params<{ requestId: number; drawId: number }>) =>
  db
    .updateTable('draws')
    .set({ answeredAt: null })
    .where('id', '=', p.drawId)
    .where('requestId', '=', p.requestId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('draws as newer')
            .select(eb.lit(1).as('one'))
            .where('newer.requestId', '=', p.requestId)
            .where('newer.id', '>', p.drawId),
        ),
      ),
    ),
);

export const insertKeptPicture = statement(
  (db, p: Params<{ name: string; requestId: number; writerId: number; now: Temporal.Instant }>) =>
    db
      .insertInto('keptPictures')
      .values({ name: p.name, requestId: p.requestId, writerId: p.writerId, createdAt: p.now }),
);

/** A picture that a writer may send again; it belongs to the new letter from then on. */
export const claimKeptPicture = statement(
  (db, p: Params<{ name: string; requestId: number; writerId: number; since: Temporal.Instant }>) =>
    db
      .deleteFrom('keptPictures')
      .where('name', '=', p.name)
      .where('requestId', '=', p.requestId)
      .where('writerId', '=', p.writerId)
      .where('createdAt', '>', p.since)
      .returning('name'),
);

export const keptPicture = statement((db, p: Params<{ name: string; writerId: number }>) =>
  db.selectFrom('keptPictures').select('name').where('name', '=', p.name).where('writerId', '=', p.writerId),
);

/** Deletes pictures that were kept before a time. */
export const deleteOldPictures = (db: Db, before: Temporal.Instant, limit: number) =>
  db
    .deleteFrom('keptPictures')
    .where('name', 'in', (eb) =>
      eb
        .selectFrom('keptPictures')
        .select('name')
        .where('createdAt', '<=', before.toString())
        .orderBy('createdAt')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('name')
    .execute();
