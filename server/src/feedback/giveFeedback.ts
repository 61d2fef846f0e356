import type { OutputOf, ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/feedback/calls.ts';
import { applyFeedback } from '#contract/feedback/rules.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, OwnAccess } from '../platform/context.ts';
import type { Db } from '../platform/database/database.ts';
import {
  answerInQuestion,
  deleteFeedback,
  type DislikeMark,
  dislikeMarks,
  feedbackById,
  knownFeedback,
  lockSubject,
  type NewFeedback,
  saveFeedback,
} from './sql.ts';
import { toFeedback } from './toFeedback.ts';

/** Gives, changes or withdraws a member's feedback on an answer or a request. */
export async function giveFeedback(
  context: Context<OwnAccess>,
  input: ParsedInputOf<typeof calls.giveFeedback>,
): Promise<OutputOf<typeof calls.giveFeedback>> {
  const { db, ownerId: userId, now } = context;
  const { readingRequestId = null, readingResponseId: responseId = null } = input;
  const subject = await lockSubject.first(db, { requestId: readingRequestId, responseId, userId });
  if (subject === undefined) refuse('not_found');
  const { requestId, status } = subject;
  // Read only now, since the answer may have been taken back while this call waited for the lock.
  const answer = await answerInQuestion.first(db, { requestId, responseId });
  if (responseId !== null && answer === undefined) refuse('not_found');
  if (status === 'OPENED' && answer === undefined) refuse('no_answer_yet');
  const { id: answerId = null, readerId = null } = answer ?? {};
  const key = { requestId, responseId, userId };
  const known = await knownFeedback.first(db, key);
  const after = applyFeedback(known, input);
  const marksBefore = await dislikeMarks.all(db, { requestId });
  const given =
    after === null
      ? await withdraw(db, known!.id)
      : await save(db, { ...key, ...after, answerId, readerId, now });
  await announceMarks(context, requestId, marksBefore);
  return given;
}

async function save(db: Db, feedback: NewFeedback) {
  const { id } = await saveFeedback.one(db, feedback);
  return toFeedback(await feedbackById.one(db, { id }));
}

async function withdraw(db: Db, id: number) {
  const row = await feedbackById.one(db, { id });
  await deleteFeedback.run(db, { id });
  return { ...toFeedback(row), type: null };
}

/** Tells each writer who answered whether the request is now marked as disliked, if that has changed. */
async function announceMarks(
  { db, ownerId: memberId, announce }: Context<OwnAccess>,
  requestId: number,
  before: readonly DislikeMark[],
): Promise<void> {
  const wasDisliked = new Map(before.map(({ writerId, isDisliked }) => [writerId, isDisliked]));
  for (const { writerId, isDisliked } of await dislikeMarks.all(db, { requestId })) {
    if (isDisliked === wasDisliked.get(writerId)) continue;
    const event = { type: 'request_changed', requestId, changed: { isDisliked } } as const;
    await announce({ memberId, audience: 'writers', recipientId: writerId, event });
  }
}
