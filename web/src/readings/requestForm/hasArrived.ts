import * as z from 'zod/mini';
import { getRequest, listRequests } from '#contract/readings/calls.ts';
import { buildTitle } from '#contract/readings/rules.ts';
import { send } from '../../platform/send.ts';

const sentQuestion = z.object({ title: z.string(), message: z.string() });

/** Whether a question that was sent without a response has arrived: the member asked it in the last 24 hours. */
export async function hasArrived(input: unknown): Promise<boolean> {
  const { data: sent } = sentQuestion.safeParse(input);
  if (sent === undefined) return false;
  const title = sent.title === '' ? buildTitle(sent.message) : sent.title;
  const { results } = await send(listRequests, { days: 1 });
  const id = results.find((request) => request.title === title)?.id;
  if (id === undefined) return false;
  const { messages } = await send(getRequest, { id });
  return messages[0]?.text === sent.message;
}
