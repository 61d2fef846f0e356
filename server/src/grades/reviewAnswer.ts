import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/grades/calls.ts';
import type { Review } from '#contract/grades/calls.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { answerById, reviewById, saveReview } from './reviewsSql.ts';
import { toReview } from './toReview.ts';

/** Grades another writer's answer; a second review by the same writer replaces the first. */
export async function reviewAnswer(
  { db, actor, now }: Context<ScopedAccess>,
  { readingResponseId, grade, note }: ParsedInputOf<typeof calls.reviewAnswer>,
): Promise<Review> {
  const answer = await answerById.first(db, { id: readingResponseId });
  if (answer === undefined) refuse('not_found');
  if (answer.senderId === actor.id) refuse('own_answer');
  const { id: messageId, readerId } = answer;
  const { id } = await saveReview.one(db, { messageId, readerId, writerId: actor.id, grade, note, now });
  return toReview(await reviewById.one(db, { id }));
}
