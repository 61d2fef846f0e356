import { sql } from 'kysely';
import { cappedCount } from '../../platform/database/cappedCount.ts';
import type { Db } from '../../platform/database/database.ts';
import { type Params, statement } from '../../platform/database/statement.ts';
import { MESSAGE_COLUMNS } from '../thread/messagesSql.ts';
import { selectSigningReader } from '../../profiles/signingReader.ts';

const selectRequests = (db: Db, p: Params<{ userId: number }>) =>
  db.selectFrom('readingRequests').where('readingRequests.userId', '=', p.userId);

/** A page of a member's requests with their questions, oldest first. */
export const questionPage = statement((db, p: Params<{ userId: number; after: number; limit: number }>) =>
  selectRequests(db, p)
    .select(['id', 'title', 'status', 'isRushed', 'isOracle', 'numberOfTarotCards'])
    .select((eb) =>
      eb
        .selectFrom('messages')
        .select('messages.text')
        .whereRef('messages.requestId', '=', 'readingRequests.id')
        .where('messages.sender', '=', sql.lit('member'))
        .orderBy('messages.createdAt')
        .orderBy('messages.id')
        .limit(sql.lit(1))
        .as('question'),
    )
    .where('id', '>', p.after)
    .orderBy('id')
    .limit(p.limit),
);

export const questionCount = statement((db, p: Params<{ userId: number }>) =>
  cappedCount(db, selectRequests(db, p)),
);

/** The letters of some requests, oldest first. The unread ones are the newest messages of writers. */
export const lettersOfRequests = statement((db, p: Params<{ requestIds: number[] }>) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('messages')
        .select([...MESSAGE_COLUMNS, 'messages.personalityId'])
        .select(
          sql<number>`row_number() over (partition by request_id order by created_at desc, id desc)`.as(
            'nthNewest',
          ),
        )
        .where('requestId', '=', sql<number>`any(${p.requestIds}::bigint[])`)
        .where('sender', '=', sql.lit('writer'))
        .as('messages'),
    )
    .innerJoin('readingRequests', 'readingRequests.id', 'messages.requestId')
    .$call((query) => selectSigningReader(query, 'messages.personalityId'))
    .select(MESSAGE_COLUMNS)
    .select(sql<boolean>`messages.nth_newest <= reading_requests.unread_for_member`.as('isSealed'))
    .where('messages.responseMode', '=', sql.lit('ReadingResponse'))
    .orderBy('messages.requestId')
    .orderBy('messages.createdAt')
    .orderBy('messages.id'),
);
