import type { ListedRequest } from '#contract/readings/shapes.ts';
import type { RequestStatus } from '#contract/readings/codes.ts';
import type { Announcement } from '../../platform/streams/announce.ts';
import { findChanges } from '../requests/requestChanges.ts';
import type { LockedRequest } from '../sql.ts';

type Announcing = { announce: (announcement: Announcement) => Promise<void> };

/** Announces to writers which listed fields have changed, if any. */
export async function announceChanges(
  { announce }: Announcing,
  before: LockedRequest,
  after: Partial<ListedRequest>,
): Promise<void> {
  const changed = findChanges(before, after);
  if (Object.keys(changed).length === 0) return;
  const event = { type: 'request_changed', requestId: before.id, changed } as const;
  await announce({ memberId: before.userId, audience: 'writers', event });
}

/** Announces a new status to the member and to writers, if it differs. */
export async function announceRequestStatus(
  { announce }: Announcing,
  { id, userId, status: before }: LockedRequest,
  status: RequestStatus,
): Promise<void> {
  if (status === before) return;
  await announce({ memberId: userId, audience: 'both', event: { type: 'status', requestId: id, status } });
}
