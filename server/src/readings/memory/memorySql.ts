import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { writerName } from '../../accounts/writerName.ts';
import { type Params, statement } from '../../platform/database/statement.ts';

/** A member's newest letters in other requests than this one, with their cards. */
export const lettersInOtherRequests = statement(
  (db, p: Params<{ userId: number; requestId: number; limit: number }>) =>
    db
      .selectFrom('messages')
      .innerJoin('readingRequests', 'readingRequests.id', 'messages.requestId')
      .leftJoin('outcomes', 'outcomes.messageId', 'messages.id')
      .select([
        'messages.requestId',
        'readingRequests.title',
        'messages.createdAt as answeredAt',
        'outcomes.feeling',
        'outcomes.text',
      ])
      .select((eb) =>
        jsonArrayFrom(
          eb
            .selectFrom('memberCards')
            .select(['memberCards.name', 'memberCards.reversed'])
            .whereRef('memberCards.messageId', '=', 'messages.id')
            .orderBy('memberCards.place'),
        ).as('cards'),
      )
      .where('messages.userId', '=', p.userId)
      .where('messages.requestId', '<>', p.requestId)
      .where('messages.responseMode', '=', sql.lit('ReadingResponse' as const))
      .orderBy('messages.createdAt', 'desc')
      .orderBy('messages.id', 'desc')
      .limit(p.limit),
);

export const newestNotes = statement((db, p: Params<{ userId: number; limit: number }>) =>
  db
    .selectFrom('notes')
    .select((eb) => ['id', 'text', 'createdAt', writerName(eb.ref('writerId')).as('who')])
    .where('userId', '=', p.userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(p.limit),
);

/** A member's counts of feedback, and when they last wrote. */
export const memberFigures = statement((db, p: Params<{ userId: number }>) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('feedback')
        .select((inner) => [
          inner.fn
            .countAll<number>()
            .filterWhere('type', '=', sql.lit('like' as const))
            .as('likes'),
          inner.fn
            .countAll<number>()
            .filterWhere('type', '=', sql.lit('dislike' as const))
            .as('dislikes'),
        ])
        .where('userId', '=', p.userId)
        .as('given'),
    )
    .select((eb) => [
      'likes',
      'dislikes',
      eb
        .selectFrom('readingRequests')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .where('userId', '=', p.userId)
        .where('status', '=', sql.lit('OPENED' as const))
        .$asScalar()
        .$notNull()
        .as('openRequests'),
      eb
        .selectFrom('notes')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .where('userId', '=', p.userId)
        .$asScalar()
        .$notNull()
        .as('notesCount'),
      eb
        .selectFrom('messages')
        .select((inner) => inner.fn.max('createdAt').as('at'))
        .where('userId', '=', p.userId)
        .where('sender', '=', sql.lit('member' as const))
        .as('lastWroteAt'),
    ]),
);
