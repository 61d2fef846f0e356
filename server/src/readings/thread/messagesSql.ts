import { sql } from 'kysely';
import { cappedCount } from '../../platform/database/cappedCount.ts';
import type { Db } from '../../platform/database/database.ts';
import { type Params, type RowOf, statement, statementVariants } from '../../platform/database/statement.ts';
import { isVisible } from '../../platform/database/visibility.ts';
import { selectSigningReader } from '../../profiles/signingReader.ts';

export const MESSAGE_COLUMNS = [
  'messages.id',
  'messages.requestId',
  'messages.senderId',
  'messages.sender',
  'messages.createdAt',
  'messages.text',
  'messages.responseMode',
  'messages.tarot',
  'messages.imagePath',
  'messages.spread',
  'messages.cards',
] as const;

export interface MessagePage {
  requestId: number;
  ownerId: number | null;
  before: number | null;
  offset: number;
  limit: number;
}

const filterMessages = (db: Db, p: Params<MessagePage>) =>
  db
    .selectFrom('messages')
    .where('messages.requestId', '=', p.requestId)
    .where(isVisible(p.ownerId, 'messages.userId'))
    .where(sql<boolean>`(${p.before}::bigint is null or messages.id < ${p.before})`);

const countMessages = (db: Db, p: Params<MessagePage>) => cappedCount(db, filterMessages(db, p));

/** A page of a thread; each row has the capped total count. */
export const messagePage = statementVariants(
  (db, { order, isCounted }: { order: 'asc' | 'desc'; isCounted: boolean }, p: Params<MessagePage>) =>
    filterMessages(db, p)
      .$call((query) => selectSigningReader(query, 'messages.personalityId'))
      .select(MESSAGE_COLUMNS)
      .$if(isCounted, (query) => query.select(countMessages(db, p).as('count')))
      .orderBy('messages.createdAt', order)
      .orderBy('messages.id', order)
      .limit(p.limit)
      .offset(p.offset),
);

/** The same count, for a page without rows. */
export const messageCount = statement(countMessages);
export type MessageRow = Omit<RowOf<typeof messagePage>, 'count'>;

export interface NewMessage {
  requestId: number;
  userId: number;
  senderId: number;
  sender: 'member' | 'writer';
  /** For a question, so that a search finds it by its title too. */
  title: string | null;
  text: string;
  responseMode: 'Standard' | 'ReadingResponse';
  personalityId: number | null;
  tarot: string | null;
  imagePath: string | null;
  spread: string | null;
  /** JSON. */
  cards: string | null;
  createdAt: Temporal.Instant;
  /** The draft that an answer was made from; null if it was written by hand. */
  draftId: number | null;
  draftKept: number | null;
}

/** Inserts a message and returns it in the form of a page's rows. */
export const insertMessage = statement((db, p: Params<NewMessage>) =>
  db
    .with('messages', (qb) =>
      qb
        .insertInto('messages')
        .values({
          requestId: p.requestId,
          userId: p.userId,
          senderId: p.senderId,
          sender: p.sender,
          title: p.title,
          text: p.text,
          responseMode: p.responseMode,
          personalityId: p.personalityId,
          tarot: p.tarot,
          imagePath: p.imagePath,
          spread: p.spread,
          cards: p.cards,
          createdAt: p.createdAt,
          draftId: p.draftId,
          draftKept: p.draftKept,
        })
        .returning([
          'id',
          'requestId',
          'senderId',
          'sender',
          'createdAt',
          'text',
          'responseMode',
          'personalityId',
          'tarot',
          'imagePath',
          'spread',
          'cards',
        ]),
    )
    .selectFrom('messages')
    .$call((query) => selectSigningReader(query, 'messages.personalityId'))
    .select(MESSAGE_COLUMNS),
);

/** A reading by another writer after the message this writer last saw. */
export const answeredSince = (db: Db, requestId: number, seenId: number, writerId: number) =>
  db
    .selectFrom('messages')
    .$call((query) => selectSigningReader(query, 'messages.personalityId'))
    .select(MESSAGE_COLUMNS)
    .where('messages.requestId', '=', requestId)
    .where('messages.id', '>', seenId)
    .where('messages.responseMode', '=', 'ReadingResponse')
    .where('messages.senderId', '<>', writerId)
    .orderBy('messages.id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const messageInRequest = statement((db, p: Params<{ requestId: number; messageId: number }>) =>
  db.selectFrom('messages').select('id').where('id', '=', p.messageId).where('requestId', '=', p.requestId),
);

/** The number of one side's messages after a message, counted up to `max`. */
export const messagesAfter = statement(
  (db, p: Params<{ requestId: number; messageId: number; sender: 'member' | 'writer'; max: number }>) =>
    db
      .selectFrom((eb) =>
        eb
          .selectFrom('messages')
          .select(eb.lit(1).as('one'))
          .where('requestId', '=', p.requestId)
          .where('id', '>', p.messageId)
          .where('sender', '=', p.sender)
          .limit(p.max)
          .as('after'),
      )
      .select((eb) => eb.fn.countAll<number>().as('count')),
);

/** The picture with this path, if it belongs to a message in a visible thread. */
export const visibleReadingImage = statement((db, p: Params<{ imagePath: string; ownerId: number | null }>) =>
  db
    .selectFrom('messages')
    .select('id')
    .where('imagePath', '=', p.imagePath)
    .where(sql<boolean>`image_path like '/api/reading_images/%'`)
    .where(isVisible(p.ownerId, 'userId'))
    .limit(1),
);
