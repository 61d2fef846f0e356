import type { Message } from '#contract/readings/calls.ts';
import { statusAfter } from '#contract/readings/rules.ts';
import type { Context, Visible } from '../platform/context.ts';
import type { Announcement } from '../platform/streams/announce.ts';
import { retireDrafts } from './draftsSql.ts';
import { messageOf } from './messageOf.ts';
import { insertMessage } from './messagesSql.ts';
import { closesFrom, dueFrom, statusChange } from './rules.ts';
import { insertLog, type LockedRequest, saveThread } from './sql.ts';
import { draftDueAfter, wakeDrafts } from './writeDrafts.ts';

export interface Letter {
  kind: 'memberMessage' | 'writerMessage' | 'readingResponse';
  text: string;
  personalityId: number | null;
  isFlagged?: boolean;
  tarot?: string | null;
  imagePath?: string | null;
  spread?: string | null;
  cards?: Message['cards'];
  /** Of a reading: the draft it was made from. */
  draft?: { id: number; kept: number } | null;
  /** What the thread's log says of it besides. */
  says?: readonly string[];
}

/** Writes a message into a locked request, with all that follows from it: status, times, unread, log, events. */
export async function addToThread(
  context: Context<Visible>,
  request: LockedRequest,
  letter: Letter,
): Promise<Message> {
  const { db, actor, config } = context;
  const {
    kind,
    text,
    personalityId,
    isFlagged = false,
    tarot = null,
    imagePath = null,
    spread = null,
  } = letter;
  const { cards = [], draft = null, says = [] } = letter;
  const { id: requestId, userId, status: before } = request;
  const now = latest(context.now, Temporal.Instant.from(request.lastMessageTime));
  const status = statusAfter[kind][before];
  const isAnswer = kind === 'readingResponse';
  const isMembers = kind === 'memberMessage';
  const row = await insertMessage.one(db, {
    requestId,
    userId,
    senderId: actor.id,
    sender: isMembers ? 'member' : 'writer',
    title: null,
    text,
    responseMode: isAnswer ? 'ReadingResponse' : 'Standard',
    personalityId,
    tarot,
    imagePath,
    spread,
    cards: cards.length === 0 ? null : JSON.stringify(cards),
    createdAt: now,
    draftId: draft?.id ?? null,
    draftKept: draft?.kept ?? null,
  });
  const message = messageOf(row);
  const announce = (event: Announcement['event']) =>
    context.announce({ memberId: userId, audience: 'both', event });
  await context.withCommit(
    saveThread.run(db, {
      requestId,
      status,
      // The one who answers first stays the voice of the thread.
      personalityId: isAnswer ? personalityId : null,
      isFlagged,
      forMember: isMembers ? 0 : 1,
      forWriters: isMembers ? 1 : 0,
      lastMessageTime: now,
      dueAt:
        status === 'OPENED' && before !== 'OPENED' ? dueFrom(now, request.isRushed, config) : request.dueAt,
      closesAt: closesFrom(now, status),
      draftDueAt: isMembers ? draftDueAfter(now) : null,
    }),
  );
  if (isMembers && !isFlagged) wakeDrafts(context);
  // A draft answers what was there before: an answer of any kind, or words of danger, leave it behind.
  else await context.withCommit(retireDrafts(db, requestId, now));
  await announce({ type: isAnswer ? 'response' : 'message', requestId, message });
  const changes = status === before ? says : [...says, statusChange(before, status)];
  if (changes.length > 0) await insertLog(db, requestId, actor.id, changes, now);
  if (status !== before) {
    await announce({ type: 'status', requestId, status });
  }
  return message;
}

/** A message is never older than the one before it, so that their order in time is that of their ids. */
const latest = (a: Temporal.Instant, b: Temporal.Instant) => (Temporal.Instant.compare(a, b) < 0 ? b : a);
