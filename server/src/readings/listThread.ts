import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/readings/calls.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, Visible } from '../platform/context.ts';
import { messageOf } from './messageOf.ts';
import { messagesOf, messageCount } from './messagesSql.ts';
import { requestIsVisible } from './sql.ts';

/** Messages and readings of a request in one list. */
export async function listThread(
  { db, whose }: Context<Visible>,
  input: ParsedInputOf<typeof calls.listMessages>,
) {
  const { id: requestId, order, offset, limit, before = null } = input;
  const page = { requestId, whose, before, offset, limit };
  const rows = await messagesOf({ order, isCounted: true }).all(db, page);
  const count = rows[0]?.count ?? (await countOf());
  return { count, results: rows.map(messageOf) };

  async function countOf(): Promise<number> {
    if ((await requestIsVisible.first(db, { requestId, whose })) === undefined) refuse('not_found');
    return (await messageCount.one(db, page)).count;
  }
}
