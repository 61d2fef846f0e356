import { findCard, findOracleCard } from '#contract/tarot/rules.ts';
import type { Services } from '../platform/context.ts';
import { computeClosesAt, computeDueAt } from '../readings/rules.ts';
import { picturesByName, stripVersion } from '../tarot/deckPictures.ts';
import type { ReaderName } from './demoPeople.ts';
import type { DemoCard, DemoMessage, DemoThread } from './demoThread.ts';

interface Ids {
  userId: number;
  writerId: number;
  readers: Record<ReaderName, number>;
}

/** Writes a request with all its messages. */
export async function insertThread(services: Services, thread: DemoThread, ids: Ids): Promise<void> {
  const { db, clock, config } = services;
  const times = toTimes(clock.now(), thread);
  const request = toRequestRow(thread, ids, times, config);
  const { id: requestId } = await db
    .insertInto('readingRequests')
    .values(request)
    .returning('id')
    .executeTakeFirstOrThrow();
  if (request.status === 'OPENED' || request.wroteBackAt !== null)
    await db.insertInto('draftQueue').values({ requestId, dueAt: clock.now() }).execute();
  const sent = await db
    .insertInto('messages')
    .values(
      thread.messages.map((message, index) => ({
        requestId,
        userId: ids.userId,
        createdAt: times.sentAt(message),
        title: index === 0 ? thread.title : null,
        text: message.text.join('\n\n'),
        ...toSender(message, ids),
        ...toLetterColumns(message),
      })),
    )
    .returning('id')
    .execute();
  const stored = { ...times, requestId, messageIds: sent.map(({ id }) => id) };
  const cards = toCardRows(thread, ids, stored);
  if (cards.length > 0) await db.insertInto('memberCards').values(cards).execute();
  const feedback = toFeedbackRows(thread, ids, stored);
  if (feedback.length > 0) await db.insertInto('feedback').values(feedback).execute();
}

interface Times {
  askedAt: Temporal.Instant;
  /** When a message or feedback was sent. */
  sentAt: (sent: { after: number }) => Temporal.Instant;
}

function toTimes(now: Temporal.Instant, { askedHoursAgo }: DemoThread): Times {
  const askedAt = now.subtract({ minutes: askedHoursAgo * 60 });
  return { askedAt, sentAt: ({ after }) => askedAt.add({ minutes: Math.round(after * 60) }) };
}

function toRequestRow(
  thread: DemoThread,
  { userId, readers }: Ids,
  { askedAt, sentAt }: Times,
  config: Services['config'],
) {
  const { messages, status, reader, isRushed = false, unread } = thread;
  const last = sentAt(messages.at(-1)!);
  const wroteBack = findWrittenBack(thread);
  const wroteBackAt = wroteBack === undefined ? null : sentAt(wroteBack);
  const questionDueAt = computeDueAt(askedAt, isRushed, config);
  return {
    userId,
    title: thread.title,
    status,
    isRushed,
    isOracle: thread.isOracle ?? false,
    isAstrology: thread.isAstrology ?? false,
    numberOfTarotCards: thread.numberOfTarotCards ?? 1,
    personalityId: reader && readers[reader],
    isSealed: messages.some((_, at) => isSealedLetter(thread, at)),
    unreadForMember: unread?.forMember ?? 0,
    unreadForWriters: unread?.forWriters ?? 0,
    createdAt: askedAt,
    lastMessageTime: last,
    dueAt: wroteBackAt === null ? questionDueAt : computeDueAt(wroteBackAt, false, config),
    wroteBackAt,
    questionDueAt: wroteBackAt === null ? null : questionDueAt,
    closesAt: wroteBackAt === null ? computeClosesAt(last, status) : null,
  };
}

interface StoredThread extends Times {
  requestId: number;
  /** In the order of the thread's messages. */
  messageIds: readonly number[];
}

const toCardRows = (thread: DemoThread, { userId }: Ids, { requestId, messageIds, sentAt }: StoredThread) =>
  thread.messages.flatMap((message, at) =>
    (message.cards ?? []).map(({ name, isReversed = false }, n) => ({
      messageId: messageIds[at]!,
      place: n + 1,
      userId,
      requestId,
      name,
      reversed: isReversed,
      imagePath: cardPicturePath(name),
      isSealed: isSealedLetter(thread, at),
      createdAt: sentAt(message),
    })),
  );

const toFeedbackRows = (
  { messages }: DemoThread,
  { userId, readers }: Ids,
  { requestId, messageIds, sentAt }: StoredThread,
) =>
  messages.flatMap(({ by, feedback }, at) =>
    feedback === undefined || by === 'member'
      ? []
      : {
          requestId,
          responseId: messageIds[at]!,
          answerId: messageIds[at]!,
          userId,
          readerId: readers[by],
          type: feedback.type,
          reason: feedback.reason,
          createdAt: sentAt(feedback),
        },
  );

/** The member's first message since the last one of a reader, after an answer. */
function findWrittenBack({ status, messages }: DemoThread): DemoMessage | undefined {
  const lastReply = messages.findLastIndex(({ by }) => by !== 'member');
  return status === 'RESPONDED' ? messages[lastReply + 1] : undefined;
}

/** Whether a message is a letter that the member has not read. */
function isSealedLetter({ messages, unread }: DemoThread, at: number): boolean {
  const after = messages.slice(at).filter(({ by }) => by !== 'member');
  return messages[at]!.cards !== undefined && after.length <= (unread?.forMember ?? 0);
}

function toSender({ by }: DemoMessage, { userId, writerId, readers }: Ids) {
  if (by === 'member') return { sender: 'member', senderId: userId, personalityId: null } as const;
  return { sender: 'writer', senderId: writerId, personalityId: readers[by] } as const;
}

/** A single card is stored on its own; several are stored as a spread. */
function toLetterColumns({
  cards = [],
  spread = null,
}: {
  cards?: readonly DemoCard[];
  spread?: string | null;
}) {
  const [first] = cards;
  const none = { tarot: null, imagePath: null, spread: null, cards: null };
  if (first === undefined) return { ...none, responseMode: 'Standard' } as const;
  if (cards.length === 1)
    return {
      ...none,
      responseMode: 'ReadingResponse',
      tarot: first.name,
      imagePath: cardPicturePath(first.name),
    } as const;
  const spreadCards = cards.map(({ name, position, isReversed = false, text }) => ({
    position,
    name,
    imagePath: cardPicturePath(name),
    reversed: isReversed,
    ...(text !== undefined && { text }),
  }));
  const { name: tarot, imagePath } = spreadCards[0]!;
  return {
    responseMode: 'ReadingResponse',
    tarot,
    imagePath,
    spread,
    cards: JSON.stringify(spreadCards),
  } as const;
}

/** The picture of the first deck; if no deck is built yet, the path it will have. */
function cardPicturePath(name: string): string {
  const [picture] = picturesByName(name);
  if (picture !== undefined) return stripVersion(picture.imagePath);
  const oracle = findOracleCard(name);
  const { slug } = oracle ?? findCard(name)!;
  return `/decks/${oracle === undefined ? 'night' : 'oracle'}/${slug}-600.webp`;
}
