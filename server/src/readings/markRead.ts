import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/readings/calls.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { messageInRequest, messagesAfter } from './messagesSql.ts';
import { requestForUpdate, setUnread } from './sql.ts';

/** Marks all messages up to this one as read by this side; the unread count never grows. */
export async function markRead(
  context: Context<ScopedAccess>,
  { id, messageId }: ParsedInputOf<typeof calls.markRead>,
) {
  const { db, ownerId } = context;
  const request = await requestForUpdate.first(db, { requestId: id, ownerId });
  if (request === undefined || (await messageInRequest.first(db, { requestId: id, messageId })) === undefined)
    refuse('not_found');
  const column = ownerId === null ? 'unreadForWriters' : 'unreadForMember';
  const unread = request[column];
  if (unread === 0) return { unreadCount: 0 };
  const sender = ownerId === null ? 'member' : 'writer';
  const after = await messagesAfter.one(db, { requestId: id, messageId, sender, max: unread });
  const unreadCount = after.count;
  if (unreadCount < unread) {
    await setUnread({ column }).run(db, { requestId: id, count: unreadCount });
    const reader = ownerId === null ? 'writer' : 'member';
    await context.announce({
      memberId: request.userId,
      audience: 'both',
      event: { type: 'read', requestId: id, reader, messageId },
    });
  }
  return { unreadCount };
}
