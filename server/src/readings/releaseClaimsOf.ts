import type { Context } from '../platform/context.ts';
import { releaseClaims } from './sql.ts';

/**
 * Gives back all requests of a writer who is blocked, loses the role or answers no more. The pages that are open are
 * told of those at the desk; in the archive, which can be long, nobody waits for them.
 */
export async function releaseClaimsOf(
  { db, actor, now, announce }: Pick<Context, 'db' | 'actor' | 'now' | 'announce'>,
  userId: number,
): Promise<void> {
  const released = await releaseClaims.all(db, { userId, actorId: actor?.id ?? null, now });
  for (const { id: requestId, userId: memberId } of released.filter(({ status }) => status !== 'CLOSED')) {
    const event = { type: 'request_changed', requestId, changed: { assignedWriter: null } } as const;
    await announce({ memberId, audience: 'writers', event });
  }
}
