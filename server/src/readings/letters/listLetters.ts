import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/readings/calls.ts';
import type { Context, OwnAccess } from '../../platform/context.ts';
import { lettersOfRequests, questionCount, questionPage } from './lettersSql.ts';
import { toMessage } from '../thread/toMessage.ts';

/** A page of a member's requests, each with its question and the letters that have been opened. */
export async function listLetters(
  { db, ownerId: userId }: Context<OwnAccess>,
  { after = 0, limit }: ParsedInputOf<typeof calls.listLetters>,
) {
  const [requests, { count }] = await Promise.all([
    questionPage.all(db, { userId, after, limit }),
    questionCount.one(db, { userId }),
  ]);
  const letters = await lettersOfRequests.all(db, { requestIds: requests.map(({ id }) => id) });
  const byRequest = Map.groupBy(letters, ({ requestId }) => requestId);
  const results = requests.map((request) => {
    const all = byRequest.get(request.id) ?? [];
    const opened = all.filter(({ isSealed }) => !isSealed);
    return {
      ...request,
      question: request.question ?? '',
      letters: opened.map(toMessage),
      sealedCount: all.length - opened.length,
    };
  });
  return { count, results };
}
