import { findCard, findOracleCard } from '#contract/tarot/rules.ts';
import type { Ground } from '../platform/context.ts';
import { closesFrom, dueFrom } from '../readings/rules.ts';
import { picturesNamed, withoutVersion } from '../tarot/deckPictures.ts';
import type { ReaderName } from './demoPeople.ts';
import type { DemoCard, DemoMessage, DemoThread } from './demoThread.ts';

interface Ids {
  userId: number;
  writerId: number;
  readers: Record<ReaderName, number>;
}

/** Writes a request with all its messages. */
export async function insertThread(
  { db, clock, config }: Ground,
  thread: DemoThread,
  ids: Ids,
): Promise<void> {
  const { messages, status, reader, isRushed = false, unread } = thread;
  const asked = clock.now().subtract({ minutes: thread.askedHoursAgo * 60 });
  const sentAt = ({ after }: DemoMessage) => asked.add({ minutes: Math.round(after * 60) });
  const last = sentAt(messages.at(-1)!);
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
      unreadForMember: unread?.forMember ?? 0,
      unreadForWriters: unread?.forWriters ?? 0,
      createdAt: asked,
      lastMessageTime: last,
      dueAt: dueFrom(asked, isRushed, config),
      closesAt: closesFrom(last, status),
      draftDueAt: status === 'OPENED' ? clock.now() : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('messages')
    .values(
      messages.map((message, index) => ({
        requestId,
        userId: ids.userId,
        createdAt: sentAt(message),
        title: index === 0 ? thread.title : null,
        text: message.text.join('\n\n'),
        ...senderOf(message, ids),
        ...cardsOf(message),
      })),
    )
    .execute();
}

function senderOf({ by }: DemoMessage, { userId, writerId, readers }: Ids) {
  if (by === 'member') return { sender: 'member', senderId: userId, personalityId: null } as const;
  return { sender: 'writer', senderId: writerId, personalityId: readers[by] } as const;
}

/** A single card stands on the letter by itself; several lie as a spread. */
function cardsOf({ cards = [], spread = null }: { cards?: readonly DemoCard[]; spread?: string | null }) {
  const [first] = cards;
  const none = { tarot: null, imagePath: null, spread: null, cards: null };
  if (first === undefined) return { ...none, responseMode: 'Standard' } as const;
  if (cards.length === 1)
    return {
      ...none,
      responseMode: 'ReadingResponse',
      tarot: first.name,
      imagePath: pictureOf(first.name),
    } as const;
  const laid = cards.map(({ name, position, isReversed = false, text }) => ({
    position,
    name,
    imagePath: pictureOf(name),
    reversed: isReversed,
    ...(text !== undefined && { text }),
  }));
  const { name: tarot, imagePath } = laid[0]!;
  return { responseMode: 'ReadingResponse', tarot, imagePath, spread, cards: JSON.stringify(laid) } as const;
}

/** The first deck's picture; where no deck is built yet, the place at which it will be. */
function pictureOf(name: string): string {
  const [picture] = picturesNamed(name);
  if (picture !== undefined) return withoutVersion(picture.imagePath);
  const oracle = findOracleCard(name);
  const { slug } = oracle ?? findCard(name)!;
  return `/decks/${oracle === undefined ? 'night' : 'oracle'}/${slug}-600.webp`;
}
