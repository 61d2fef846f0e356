import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { isDislikedBy } from '../../feedback/dislikes.ts';
import { type Params, type RowOf, statementVariants } from '../../platform/database/statement.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { isVisible } from '../../platform/database/visibility.ts';
import { seedsOfRequest } from '../drawProof/seedsSql.ts';
import { selectSigningReader } from '../../profiles/signingReader.ts';
import { LISTED_COLUMNS } from './requestColumns.ts';

const tagsOfMember = (eb: ExpressionBuilder<Tables, 'readingRequests'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('userTags')
      .innerJoin('tags', 'tags.id', 'userTags.tagId')
      .select(['tags.id', 'tags.text', 'tags.color'])
      .whereRef('userTags.userId', '=', 'readingRequests.userId')
      .orderBy('tags.text')
      .orderBy('tags.id'),
  );

const selectUnansweredDraw = (eb: ExpressionBuilder<Tables, 'readingRequests'>) =>
  jsonObjectFrom(
    eb
      .selectFrom('draws')
      .select(['draws.spread', 'draws.cards'])
      .whereRef('draws.requestId', '=', 'readingRequests.id')
      .where('draws.answeredAt', 'is', null)
      .orderBy('draws.id', 'desc')
      .limit(eb.lit(1)),
  );

const tipsFor = (eb: ExpressionBuilder<Tables, 'readingRequests'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('invoices')
      // One-word names, because keys inside JSON are not converted.
      .select('invoices.createdAt as at')
      // A part may have been refunded.
      .select((inner) => inner('invoices.amountCents', '-', inner.ref('invoices.refundedCents')).as('cents'))
      // Uses the index of a member's invoices.
      .whereRef('invoices.userId', '=', 'readingRequests.userId')
      .whereRef('invoices.readingRequestId', '=', 'readingRequests.id')
      .where('invoices.kind', '=', sql.lit('tip' as const))
      .where('invoices.status', 'in', [sql.lit('paid' as const), sql.lit('partly_refunded' as const)])
      .orderBy('invoices.createdAt')
      .orderBy('invoices.id'),
  );

const feedbackOn = (eb: ExpressionBuilder<Tables, 'readingRequests'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('feedback')
      // One-word names, because keys inside JSON are not converted.
      .select([
        'feedback.type',
        'feedback.reason',
        'feedback.responseId as response',
        'feedback.createdAt as at',
      ])
      .whereRef('feedback.requestId', '=', 'readingRequests.id')
      .orderBy('feedback.createdAt')
      .orderBy('feedback.id'),
  );

// Both with an offset, which keeps the planner from reading the whole table for one request.
const wasOutcomeAsked = (eb: ExpressionBuilder<Tables, 'readingRequests'>) =>
  eb.exists(
    eb
      .selectFrom('outcomeAsks')
      .select(eb.lit(1).as('one'))
      .whereRef('outcomeAsks.requestId', '=', 'readingRequests.id')
      .where('outcomeAsks.askedAt', 'is not', null)
      .offset(eb.lit(0)),
  );

const hasDraft = (eb: ExpressionBuilder<Tables, 'readingRequests'>) =>
  eb.exists(
    eb
      .selectFrom('drafts')
      .select(eb.lit(1).as('one'))
      .whereRef('drafts.requestId', '=', 'readingRequests.id')
      .where('drafts.retiredAt', 'is', null)
      .where('drafts.emptyBecause', 'is', null)
      .offset(eb.lit(0)),
  );

/** One request with its member; `isWriter` adds the fields for writers. */
export const requestById = statementVariants(
  (
    db,
    { isWriter }: { isWriter: boolean },
    p: Params<{ requestId: number; ownerId: number | null; actorId: number }>,
  ) =>
    db
      .selectFrom('readingRequests')
      .innerJoin('users', 'users.id', 'readingRequests.userId')
      .$call((query) => selectSigningReader(query, 'readingRequests.personalityId'))
      .leftJoin('outcomes', 'outcomes.requestId', 'readingRequests.id')
      .select([
        ...LISTED_COLUMNS,
        'readingRequests.assignedWriterId',
        isWriter
          ? 'readingRequests.unreadForWriters as unreadCount'
          : 'readingRequests.unreadForMember as unreadCount',
        'users.id as userId',
        'users.firstName',
        'readingRequests.otherPerson',
        'outcomes.feeling as outcomeFeeling',
        'outcomes.text as outcomeText',
        'outcomes.createdAt as outcomeCreatedAt',
        'outcomes.updatedAt as outcomeUpdatedAt',
      ])
      .select((eb) => [
        tipsFor(eb).as('tips'),
        feedbackOn(eb).as('feedback'),
        seedsOfRequest(eb).as('seeds'),
        wasOutcomeAsked(eb).as('wasOutcomeAsked'),
      ])
      .$if(isWriter, (query) =>
        query
          .leftJoin('profiles', 'profiles.userId', 'users.id')
          .leftJoin('subscriptions', 'subscriptions.userId', 'users.id')
          .select((eb) => [
            'users.lastName',
            'profiles.zodiac',
            'subscriptions.status as recordStatus',
            'subscriptions.interval',
            'subscriptions.cancelAtPeriodEnd',
            'subscriptions.paymentPausedAt',
            'subscriptions.paymentResumesAt',
            isDislikedBy(eb.ref('readingRequests.id'), p.actorId).as('isDisliked'),
            tagsOfMember(eb).as('tags'),
            hasDraft(eb).as('hasDraft'),
            selectUnansweredDraw(eb).as('draw'),
          ]),
      )
      .where('readingRequests.id', '=', p.requestId)
      .where(isVisible(p.ownerId, 'readingRequests.userId')),
);
export type RequestRow = RowOf<typeof requestById>;
