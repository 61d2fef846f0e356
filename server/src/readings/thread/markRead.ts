import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/readings/calls.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, ScopedAccess } from '../../platform/context.ts';
import { announceChanges } from './announceChanges.ts';
import { unsealCards } from '../draws/cardsSql.ts';
import { openSeeds } from '../drawProof/seedsSql.ts';
import { withdrawArrivalMails } from './arrivals.ts';
import { messageInRequest, messagesAfter } from './messagesSql.ts';
import { type LockedRequest, lockRequest } from '../sql.ts';
import { updateIsSealed, setUnreadCount } from './threadSql.ts';

const WRITERS = { column: 'unreadForWriters', sender: 'member', reader: 'writer' } as const;
const MEMBER = { column: 'unreadForMember', sender: 'writer', reader: 'member' } as const;

/** Marks all messages up to this one as read by this side; the unread count never grows. */
export async function markRead(
  context: Context<ScopedAccess>,
  { id, messageId }: ParsedInputOf<typeof calls.markRead>,
) {
  const { db, ownerId } = context;
  const request = await lockRequest.first(db, { requestId: id, ownerId });
  if (request === undefined || (await messageInRequest.first(db, { requestId: id, messageId })) === undefined)
    refuse('not_found');
  const side = ownerId === null ? WRITERS : MEMBER;
  const unread = request[side.column];
  if (unread === 0) return { unreadCount: 0 };
  const after = { requestId: id, messageId, sender: side.sender, max: unread };
  const { count: unreadCount } = await messagesAfter.one(db, after);
  if (unreadCount === unread) return { unreadCount };
  if (ownerId !== null)
    await context.beforeCommit(withdrawArrivalMails(db, { userId: ownerId, requestId: id, messageId }));
  await setUnreadCount(side).run(db, { requestId: id, count: unreadCount });
  await context.announce({
    memberId: request.userId,
    audience: 'both',
    event: { type: 'read', requestId: id, reader: side.reader, messageId },
  });
  if (ownerId === null) await announceChanges(context, request, { unreadCount });
  else if (request.isSealed) await unseal(context, request, messageId);
  return { unreadCount };
}

/** Unseals the letters up to a message. A later unread letter keeps the request sealed. */
async function unseal(context: Context<ScopedAccess>, request: LockedRequest, messageId: number) {
  const { db, now } = context;
  const { id: requestId } = request;
  await openSeeds.run(db, { requestId, messageId, now });
  await unsealCards.run(db, { requestId, messageId });
  const { isSealed } = await updateIsSealed.one(db, { requestId, messageId });
  await announceChanges(context, request, { isSealed });
}
