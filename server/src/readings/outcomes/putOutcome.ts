import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/readings/calls.ts';
import type { Outcome } from '#contract/readings/shapes.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, OwnAccess } from '../../platform/context.ts';
import { lockRequest } from '../sql.ts';
import { findOutcomeQuestions } from './outcomeAsks.ts';
import { insertOutcome, findOutcome, updateOutcome } from './outcomesSql.ts';

/** Stores the outcome of a request. The first report is possible once it was asked for; changes are always possible. */
export async function putOutcome(
  context: Context<OwnAccess>,
  { id: requestId, feeling, text }: ParsedInputOf<typeof calls.putOutcome>,
): Promise<Outcome> {
  const { db, ownerId: userId, now } = context;
  const request = await lockRequest.first(db, { requestId, ownerId: userId });
  if (request === undefined) refuse('not_found');
  const report = { requestId, feeling, text, now };
  if ((await findOutcome.first(db, { requestId })) !== undefined) await updateOutcome.run(db, report);
  else {
    const [question] = await findOutcomeQuestions(context, { userId, requestId, since: null });
    if (question === undefined) refuse('outcome_not_asked');
    const { messageId, readerId } = question;
    await insertOutcome.run(db, { ...report, userId, messageId, readerId });
  }
  // Makes open pages of the member and of writers reload the request. Nothing becomes unread.
  const event = { type: 'status', requestId, status: request.status } as const;
  await context.announce({ memberId: userId, audience: 'both', event });
  return findOutcome.one(db, { requestId });
}
