import type { Context } from '../../platform/context.ts';
import { releaseClaims } from '../writersSql.ts';

/**
 * Releases all requests claimed by a writer who is blocked, loses the role or becomes inactive. Announces the change for
 * requests at the desk, but not for those in the archive, which can be many.
 */
export async function releaseWriterClaims(
  { db, actor, now, announce }: Pick<Context, 'db' | 'actor' | 'now' | 'announce'>,
  userId: number,
): Promise<void> {
  const released = await releaseClaims.all(db, { userId, actorId: actor?.id ?? null, now });
  for (const { id: requestId, userId: memberId } of released.filter(({ status }) => status !== 'CLOSED')) {
    const event = { type: 'request_changed', requestId, changed: { assignedWriter: null } } as const;
    await announce({ memberId, audience: 'writers', event });
  }
}
