import { sql } from 'kysely';
import { type Params, statement } from '../../platform/database/statement.ts';

/** The texts of a member's newest letters, newest first. */
export const letterTextsOfMember = statement((db, p: Params<{ userId: number; limit: number }>) =>
  db
    .selectFrom('messages')
    .select(['text', 'cards', 'createdAt'])
    .where('userId', '=', p.userId)
    .where('responseMode', '=', sql.lit('ReadingResponse' as const))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(p.limit),
);

/** The cards of a member's letters, newest first. */
export const cardsOfMember = statement((db, p: Params<{ userId: number; limit: number }>) =>
  db
    .selectFrom('memberCards')
    .select(['name', 'createdAt'])
    .where('userId', '=', p.userId)
    .orderBy('createdAt', 'desc')
    .orderBy('messageId', 'desc')
    .orderBy('place', 'desc')
    .limit(p.limit),
);

/** The newest letter in each of a reader's newest requests. A draft takes their sentence length, not their content. */
export const letterTextsOfReader = statement((db, p: Params<{ readerId: number; limit: number }>) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('readingRequests')
        .select('readingRequests.id')
        .where('readingRequests.personalityId', '=', p.readerId)
        .orderBy('readingRequests.createdAt', 'desc')
        .orderBy('readingRequests.id', 'desc')
        .limit(p.limit)
        .as('newest'),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('messages')
          .select('messages.text')
          .whereRef('messages.requestId', '=', 'newest.id')
          .where('messages.responseMode', '=', sql.lit('ReadingResponse' as const))
          .orderBy('messages.createdAt', 'desc')
          .limit(eb.lit(1))
          .as('letter'),
      (join) => join.onTrue(),
    )
    .select('letter.text'),
);
