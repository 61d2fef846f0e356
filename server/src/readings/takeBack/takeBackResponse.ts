import type { ReplyForm } from '#contract/readings/forms.ts';
import type { Message } from '#contract/readings/shapes.ts';
import { refuse } from '#contract/refusals.ts';
import { toTimestamp } from '../../platform/clock.ts';
import type { Context, ScopedAccess } from '../../platform/context.ts';
import { refuseRepetitions } from '../../platform/http/idempotency.ts';
import { deleteMessageEvents } from '../../platform/streams/deleteMessageEvents.ts';
import { announceChanges, announceRequestStatus } from '../thread/announceChanges.ts';
import { findDraftDue, setDraftDue } from '../drafts/draftsSql.ts';
import { toListedProgress } from '../progress/toProgress.ts';
import { restoreReplyDraft } from '../replyDrafts/restoreReplyDraft.ts';
import { changesDraft, describeStatusChange } from '../rules.ts';
import { insertLogEntries } from '../requests/requestLogSql.ts';
import { type LockedRequest, lockRequest } from '../sql.ts';
import { toMessage } from '../thread/toMessage.ts';
import { draftDueAfter, scheduleDrafts } from '../drafts/writeDrafts.ts';
import { parseStoredRequest, toRequestState } from './storeRecentLetter.ts';
import { keepPicture } from './keptPictures.ts';
import { findTakeBackRefusal, withoutLetter } from './rules.ts';
import {
  deleteArrival,
  deleteLetter,
  findFollowUp,
  type LetterRow,
  letterToTakeBack,
  reopenDraw,
  requestOfLetter,
  restoreRequest,
  restoreDraft,
} from './takeBackSql.ts';

/** Takes back a letter that its writer has just sent. Only the writer's filled-in form remains. */
export async function takeBackResponse(
  context: Context<ScopedAccess>,
  { id: messageId }: { id: number },
): Promise<ReplyForm> {
  const { db, actor } = context;
  const own = { messageId, writerId: actor.id };
  const { requestId } = (await requestOfLetter.first(db, own)) ?? refuse('not_found');
  // Reading, writing, feedback and tips lock the request too, so each of them comes before or after this.
  const request = await lockRequest.one(db, { requestId, ownerId: null });
  const letter = (await letterToTakeBack.first(db, own)) ?? refuse('not_found');
  await refuseIfOpened(context, request, letter);
  const form = toReplyForm(toMessage(letter));
  await removeLetter(context, request, letter);
  await restoreThread(context, request, letter);
  await restoreReplyDraft(context, { requestId, form });
  return form;
}

async function refuseIfOpened(
  { db, clock }: Context<ScopedAccess>,
  request: LockedRequest,
  { id: messageId, createdAt: sentAt, before }: LetterRow,
): Promise<void> {
  const { id: requestId, userId, unreadForMember } = request;
  // Before the time is checked: this waits for a mail that is being sent, which makes it too late.
  await deleteArrival.run(db, { messageId });
  const followUp = await findFollowUp.one(db, { messageId, requestId, userId, sentAt });
  const isOpened = unreadForMember === 0 || Boolean(followUp.exists);
  const refusal = findTakeBackRefusal({ isOpened, sentAt: Temporal.Instant.from(sentAt) }, clock.now());
  if (refusal !== null) refuse(refusal);
  // There is no stored state if the member has closed their account.
  if (before === null) refuse('too_late');
}

/** Removes the letter from the thread, and its text from all copies. */
async function removeLetter(
  context: Context<ScopedAccess>,
  { id: requestId, userId: memberId }: LockedRequest,
  { id: messageId, imagePath, idempotencyKey }: LetterRow,
): Promise<void> {
  const { db, actor } = context;
  await keepPicture(context, requestId, imagePath);
  await deleteMessageEvents(db, { memberId, messageId });
  if (idempotencyKey !== null)
    await refuseRepetitions(db, { userId: actor.id, key: idempotencyKey, code: 'taken_back' });
  await deleteLetter.run(db, { requestId, messageId });
  const event = { type: 'retracted', requestId, messageId } as const;
  await context.announce({ memberId, audience: 'both', event });
}

/** Restores the thread's state before the letter. */
async function restoreThread(
  context: Context<ScopedAccess>,
  request: LockedRequest,
  letter: LetterRow,
): Promise<void> {
  const { db, actor, now, config } = context;
  const { id: requestId, unreadForMember: unread } = request;
  const stored = parseStoredRequest(letter.before);
  const [before, current] = [toRequestState(stored), toRequestState(request)];
  const sent = { createdAt: Temporal.Instant.from(letter.createdAt), personalityId: letter.readerId };
  const after = withoutLetter({ before, current, letter: sent }, now, config);
  const { lastMessageTime, personalityId } = after;
  const { isSealed } = await restoreRequest.one(db, { ...after, requestId, unreadForMember: unread - 1 });
  const { draftId, drawId } = letter;
  if (draftId !== null) await restoreDraft.run(db, { requestId, draftId });
  // A reopened draw must have cards of the request's current deck.
  if (drawId !== null && after.isOracle === before.isOracle) await reopenDraw.run(db, { requestId, drawId });
  const draftDueAt = changesDraft(before, after) ? draftDueAfter(now).toString() : stored.draftDueAt;
  if (draftDueAt !== null && (await findDraftDue.first(db, { requestId })) === undefined) {
    await setDraftDue.run(db, { requestId, dueAt: Temporal.Instant.from(draftDueAt) });
    scheduleDrafts(context);
  }

  const log = ['Took a letter back'];
  if (after.status !== request.status) log.unshift(describeStatusChange(request.status, after.status));
  await insertLogEntries(db, requestId, actor.id, log, now);
  await context.audit({ userId: request.userId, act: 'letter_taken_back', says: 'A letter was taken back.' });
  await announceRequestStatus(context, request, after.status);
  await announceChanges(context, request, {
    ...toListedProgress(after),
    lastMessageTime: toTimestamp(lastMessageTime),
    isSealed: Boolean(isSealed),
    // A letter that is taken back can leave a request without a personality, but never gives it another.
    ...(personalityId === null && { personality: null }),
  });
}

/** The filled-in form from which a letter was sent. */
const toReplyForm = (letter: Message): ReplyForm => ({
  messageText: letter.text,
  responseMode: letter.responseMode,
  writerPersonality: letter.writerPersonality?.id ?? null,
  tarotCardName: letter.tarotCardName,
  tarotCard: letter.tarotCard,
  spread: letter.spread,
  cards: letter.cards,
});
