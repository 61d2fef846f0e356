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
export async function insertThread(
  { db, clock, config }: Services,
  thread: DemoThread,
  ids: Ids,
): Promise<void> {
  const { messages, status, reader, isRushed = false, unread } = thread;
  const asked = clock.now().subtract({ minutes: thread.askedHoursAgo * 60 });
  const sentAt = ({ after }: { after: number }) => asked.add({ minutes: Math.round(after * 60) });
  const last = sentAt(messages.at(-1)!);
  const wroteBack = findWrittenBack(thread);
  const wroteBackAt = wroteBack === undefined ? null : sentAt(wroteBack);
  const questionDueAt = computeDueAt(asked, isRushed, config);
  const { id: requestId } = await db
    .insertInto('readingRequests')
    .values({
      userId: ids.userId,
      title: thread.title,
      status,
      isRushed,
      isOracle: thread.isOracle ?? false,
      isAstrology: thread.isAstrology ?? false,
      numberOfTarotCards: thread.numberOfTarotCards ?? 1,
      personalityId: reader && ids.readers[reader],
      isSealed: messages.some((_, at) => isSealedLetter(thread, at)),
      unreadForMember: unread?.forMember ?? 0,
      unreadForWriters: unread?.forWriters ?? 0,
      createdAt: asked,
      lastMessageTime: last,
      dueAt: wroteBackAt === null ? questionDueAt : computeDueAt(wroteBackAt, false, config),
      wroteBackAt,
      questionDueAt: wroteBackAt === null ? null : questionDueAt,
      closesAt: wroteBackAt === null ? computeClosesAt(last, status) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (status === 'OPENED' || wroteBackAt !== null)
    await db.insertInto('draftQueue').values({ requestId, dueAt: clock.now() }).execute();
  const sent = await db
    .insertInto('messages')
    .values(
      messages.map((message, index) => ({
        requestId,
        userId: ids.userId,
        createdAt: sentAt(message),
        title: index === 0 ? thread.title : null,
        text: message.text.join('\n\n'),
        ...toSender(message, ids),
        ...toLetterColumns(message),
      })),
    )
    .returning('id')
    .execute();
  const cards = messages.flatMap((message, at) =>
    (message.cards ?? []).map(({ name, isReversed = false }, n) => ({
      messageId: sent[at]!.id,
      place: n + 1,
      userId: ids.userId,
      requestId,
      name,
      reversed: isReversed,
      imagePath: cardPicturePath(name),
      isSealed: isSealedLetter(thread, at),
      createdAt: sentAt(message),
    })),
  );
  if (cards.length > 0) await db.insertInto('memberCards').values(cards).execute();
  const feedback = messages.flatMap(({ by, feedback: given }, at) =>
    given === undefined || by === 'member'
      ? []
      : {
          requestId,
          responseId: sent[at]!.id,
          answerId: sent[at]!.id,
          userId: ids.userId,
          readerId: ids.readers[by],
          type: given.type,
          reason: given.reason,
          createdAt: sentAt(given),
        },
  );
  if (feedback.length > 0) await db.insertInto('feedback').values(feedback).execute();
}

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
