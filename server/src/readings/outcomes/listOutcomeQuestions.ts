import { OUTCOME_HOME_DAYS } from '#contract/readings/codes.ts';
import type { OutcomeQuestion } from '#contract/readings/calls.ts';
import type { Context, OwnAccess } from '../../platform/context.ts';
import { findOutcomeQuestions } from './outcomeAsks.ts';
import { toSigningReader } from '../../profiles/signingReader.ts';

/** The letters about whose outcome a member was asked recently. */
export async function listOutcomeQuestions(context: Context<OwnAccess>): Promise<OutcomeQuestion[]> {
  const since = context.now.subtract({ hours: 24 * OUTCOME_HOME_DAYS });
  const questions = await findOutcomeQuestions(context, { userId: context.ownerId, requestId: null, since });
  return questions.map((row) => ({
    requestId: row.requestId,
    title: row.title,
    answeredAt: row.answeredAt,
    reader: toSigningReader(row),
  }));
}
