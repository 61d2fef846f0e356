import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/readings/calls.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, ScopedAccess } from '../../platform/context.ts';
import { toMessage } from './toMessage.ts';
import type { Db } from '../../platform/database/database.ts';
import { type MessagePage, messageCount, messagePage } from './messagesSql.ts';
import { visibleRequest } from '../sql.ts';

/** Messages and readings of a request in one list. */
export async function listMessages(
  { db, ownerId }: Context<ScopedAccess>,
  input: ParsedInputOf<typeof calls.listMessages>,
) {
  const { id: requestId, order, offset, limit, before = null } = input;
  const page = { requestId, ownerId, before, offset, limit };
  const rows = await messagePage({ order, isCounted: true }).all(db, page);
  const count = rows[0]?.count ?? (await countAll(db, page));
  return { count, results: rows.map(toMessage) };
}

async function countAll(db: Db, page: MessagePage): Promise<number> {
  if ((await visibleRequest.first(db, page)) === undefined) refuse('not_found');
  return (await messageCount.one(db, page)).count;
}
