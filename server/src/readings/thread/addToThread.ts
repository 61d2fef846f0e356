import type { ListedRequest, Message } from '#contract/readings/shapes.ts';
import { laterOf, toTimestamp } from '../../platform/clock.ts';
import type { Context, ScopedAccess } from '../../platform/context.ts';
import { announceChanges, announceRequestStatus } from './announceChanges.ts';
import { scheduleArrivalMail } from './arrivals.ts';
import { scheduleOutcomeAsk } from '../outcomes/outcomeAsks.ts';
import { retireDraft, queueDraft } from '../drafts/draftsSql.ts';
import { toMessage } from './toMessage.ts';
import { insertMessage, type NewMessage } from './messagesSql.ts';
import { storeLetterCards } from './storeLetterCards.ts';
import { afterMessage, describeWroteBack, type MessageKind, type Progress } from '../progress/rules.ts';
import { toListedProgress, toProgress } from '../progress/toProgress.ts';
import { describeStatusChange, SNOOZE_ENDED } from '../rules.ts';
import { deleteReplyDraft } from '../replyDrafts/replyDraftsSql.ts';
import { insertLogEntries } from '../requests/requestLogSql.ts';
import type { LockedRequest } from '../sql.ts';
import { updateThread, type ThreadChange } from './threadSql.ts';
import { draftDueAfter, scheduleDrafts } from '../drafts/writeDrafts.ts';

export interface NewThreadMessage {
  kind: MessageKind;
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

/** Writes a message into a locked request and updates its progress, unread counts, log and events. */
export async function addToThread(
  context: Context<ScopedAccess>,
  request: LockedRequest,
  newMessage: NewThreadMessage,
): Promise<Message> {
  const { db, actor, config } = context;
  const { kind, logEntries = [] } = newMessage;
  const { id: requestId, userId } = request;
  // Never older than the message before it, so that the order by time matches the order by id.
  const now = laterOf(context.now, Temporal.Instant.from(request.lastMessageTime));
  const before = toProgress(request);
  const after = afterMessage(before, kind, now, config);
  const message = toMessage(await insertMessage.one(db, buildMessage(request, newMessage, actor.id, now)));
  const change = buildThreadChange(request, newMessage, after, now);
  await context.beforeCommit(updateThread.run(db, change));
  await updateDraftAfterMessage(context, request, newMessage, now);
  if (kind !== 'memberMessage') {
    await context.beforeCommit(scheduleArrivalMail(db, userId, message));
    await context.beforeCommit(deleteReplyDraft.run(db, { requestId, writerId: actor.id }));
  }
  if (kind === 'readingResponse') {
    await storeLetterCards(context, userId, message);
    await context.beforeCommit(scheduleOutcomeAsk(db, userId, message));
  }
  const event = { type: kind === 'readingResponse' ? 'response' : 'message', requestId, message } as const;
  await context.announce({ memberId: userId, audience: 'both', event });
  const changes = [...logEntries, ...describeWroteBack(before, after, kind)];
  if (change.snoozedUntil !== request.snoozedUntil) changes.push(SNOOZE_ENDED);
  if (after.status !== before.status) changes.push(describeStatusChange(before.status, after.status));
  if (changes.length > 0) await insertLogEntries(db, { requestId, userId: actor.id, entries: changes, now });
  await announceRequestStatus(context, request, after.status);
  await announceChanges(context, request, toListedFields(request, change, message));
  return message;
}

/** Retires the draft when a writer has answered, and queues a new one when the member has written. */
async function updateDraftAfterMessage(
  context: Context<ScopedAccess>,
  { id: requestId, isFlagged: wasFlagged }: LockedRequest,
  { kind, isFlagged = false }: NewThreadMessage,
  now: Temporal.Instant,
): Promise<void> {
  const { db } = context;
  if (kind !== 'memberMessage' || isFlagged)
    return context.beforeCommit(retireDraft.run(db, { requestId, now }));
  // Flagged requests get no draft, neither for the flagged message nor for later ones.
  if (wasFlagged) return;
  scheduleDrafts(context);
  await context.beforeCommit(queueDraft.run(db, { requestId, dueAt: draftDueAfter(now) }));
}

/** The fields of the writers' list after a message. */
const toListedFields = (
  before: LockedRequest,
  change: ThreadChange,
  { writerPersonality }: Message,
): Partial<ListedRequest> => ({
  ...toListedProgress(change),
  lastMessageTime: toTimestamp(change.lastMessageTime),
  unreadCount: before.unreadForWriters + change.unreadForWritersAdded,
  isSealed: before.isSealed || change.isSealed,
  isFlagged: before.isFlagged || change.isFlagged,
  snoozedUntil: change.snoozedUntil,
  ...(before.personalityId === null && change.personalityId !== null && { personality: writerPersonality }),
});

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
  after: Progress,
  now: Temporal.Instant,
): ThreadChange {
  const isByMember = kind === 'memberMessage';
  const isLetter = kind === 'readingResponse';
  const { status, dueAt, wroteBackAt, questionDueAt, closesAt } = after;
  return {
    requestId: request.id,
    status,
    dueAt,
    wroteBackAt,
    questionDueAt,
    closesAt,
    // The reader of the first answer stays the thread's reader.
    personalityId: isLetter ? personalityId : null,
    isFlagged,
    isSealed: isLetter,
    unreadForMemberAdded: isByMember ? 0 : 1,
    unreadForWritersAdded: isByMember ? 1 : 0,
    lastMessageTime: now,
    // A message of the member ends the snooze.
    snoozedUntil: isByMember ? null : request.snoozedUntil,
  };
}
