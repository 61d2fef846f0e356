import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/feedback/calls.ts';
import { refuse } from '#contract/refusals.ts';
import { startOfLastDays } from '../platform/clock.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { findDefinedNames } from '../platform/database/statement.ts';
import { areVisible, type FeedbackFilters, feedbackCount, feedbackPage } from './sql.ts';
import { toFeedback } from './toFeedback.ts';

/** A page of feedback: all for writers, their own for members. */
export async function listFeedback(
  { db, ownerId, now }: Context<ScopedAccess>,
  input: ParsedInputOf<typeof calls.listFeedback>,
) {
  const { readingRequest, readingResponse, user, personality, type, days = 0, order, offset, limit } = input;
  if (ownerId !== null && user !== undefined && user !== ownerId) refuse('forbidden');
  const named = { requestId: readingRequest ?? null, responseId: readingResponse ?? null, ownerId };
  if (!(await areVisible.one(db, named)).areVisible) refuse('not_found');
  const filters: FeedbackFilters = {
    userId: ownerId ?? user,
    requestId: readingRequest,
    responseId: readingResponse,
    readerId: personality,
    type,
    since: startOfLastDays(now, days),
  };
  const variant = { filters: findDefinedNames(filters), order };
  const rows = await feedbackPage(variant).all(db, { ...filters, offset, limit });
  const count = rows[0]?.count ?? (offset === 0 ? 0 : (await feedbackCount(variant).one(db, filters)).count);
  return { count, results: rows.map(toFeedback) };
}
