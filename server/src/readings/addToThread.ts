import type { StoredEvent } from '#contract/liveEvents.ts';
import type { Message } from '#contract/readings/calls.ts';
import { statusAfter } from '#contract/readings/rules.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { retireDrafts } from './draftsSql.ts';
import { toMessage } from './toMessage.ts';
import { insertMessage, type NewMessage } from './messagesSql.ts';
import { computeClosesAt, computeDueAt, describeStatusChange } from './rules.ts';
import { insertLogEntries, type LockedRequest, updateThread, type ThreadChange } from './sql.ts';
import { draftDueAfter, scheduleDrafts } from './writeDrafts.ts';

export interface NewThreadMessage {
  kind: 'memberMessage' | 'writerMessage' | 'readingResponse';
  text: string;
  personalityId: number | null;
  isFlagged?: boolean;
  tarot?: string | null;
  imagePath?: string | null;
  spread?: string | null;
  cards?: Message['cards'];
  /** For a reading: the draft it was made from. */
  draft?: { id: number; kept: number } | null;
  /** Further entries for the thread's log. */
  logEntries?: readonly string[];
}

/** Writes a message into a locked request and updates status, times, unread counts, log and events. */
export async function addToThread(
  context: Context<ScopedAccess>,
  request: LockedRequest,
  newMessage: NewThreadMessage,
): Promise<Message> {
  const { db, actor, config } = context;
  const { kind, isFlagged = false, logEntries = [] } = newMessage;
  const { id: requestId, userId, status: before } = request;
  const now = laterOf(context.now, Temporal.Instant.from(request.lastMessageTime));
  const status = statusAfter[kind][before];
  const message = toMessage(await insertMessage.one(db, buildMessage(request, newMessage, actor.id, now)));
  const announce = (event: StoredEvent) => context.announce({ memberId: userId, audience: 'both', event });
  await context.beforeCommit(updateThread.run(db, buildThreadChange(request, newMessage, now, config)));
  if (kind === 'memberMessage' && !isFlagged) scheduleDrafts(context);
  // A draft answers earlier messages, so any answer, or a message that indicates danger, retires it.
  else await context.beforeCommit(retireDrafts(db, requestId, now));
  await announce({ type: kind === 'readingResponse' ? 'response' : 'message', requestId, message });
  const changes = status === before ? logEntries : [...logEntries, describeStatusChange(before, status)];
  if (changes.length > 0) await insertLogEntries(db, requestId, actor.id, changes, now);
  if (status !== before) {
    await announce({ type: 'status', requestId, status });
  }
  return message;
}

function buildMessage(
  request: LockedRequest,
  newMessage: NewThreadMessage,
  senderId: number,
  createdAt: Temporal.Instant,
): NewMessage {
  const { kind, text, personalityId, cards = [], draft = null } = newMessage;
  return {
    requestId: request.id,
    userId: request.userId,
    senderId,
    sender: kind === 'memberMessage' ? 'member' : 'writer',
    title: null,
    text,
    responseMode: kind === 'readingResponse' ? 'ReadingResponse' : 'Standard',
    personalityId,
    tarot: newMessage.tarot ?? null,
    imagePath: newMessage.imagePath ?? null,
    spread: newMessage.spread ?? null,
    cards: cards.length === 0 ? null : JSON.stringify(cards),
    createdAt,
    draftId: draft?.id ?? null,
    draftKept: draft?.kept ?? null,
  };
}

function buildThreadChange(
  request: LockedRequest,
  { kind, personalityId, isFlagged = false }: NewThreadMessage,
  now: Temporal.Instant,
  config: Context['config'],
): ThreadChange {
  const isByMember = kind === 'memberMessage';
  const status = statusAfter[kind][request.status];
  const isReopened = status === 'OPENED' && request.status !== 'OPENED';
  return {
    requestId: request.id,
    status,
    // The reader of the first answer stays the thread's reader.
    personalityId: kind === 'readingResponse' ? personalityId : null,
    isFlagged,
    forMember: isByMember ? 0 : 1,
    forWriters: isByMember ? 1 : 0,
    lastMessageTime: now,
    dueAt: isReopened ? computeDueAt(now, request.isRushed, config) : request.dueAt,
    closesAt: computeClosesAt(now, status),
    draftDueAt: isByMember ? draftDueAfter(now) : null,
  };
}

/** A message is never older than the one before it, so that the order by time matches the order by id. */
const laterOf = (a: Temporal.Instant, b: Temporal.Instant) => (Temporal.Instant.compare(a, b) < 0 ? b : a);
