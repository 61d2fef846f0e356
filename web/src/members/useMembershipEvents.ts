import { useQueryClient } from '@tanstack/react-query';
import type { SignedInUser } from '#contract/accounts/calls.ts';
import { ROLES } from '#contract/accounts/codes.ts';
import { getSubscriptionInfo } from '#contract/billing/calls.ts';
import { loadChunk } from '../platform/chunks.ts';
import { queryKeyFor } from '../platform/queries.ts';
import { useLiveEvents } from '../platform/useLiveEvents.ts';

/** Refetches everything about a membership when it has changed, on every screen. */
export function useMembershipEvents({ id, role }: SignedInUser) {
  const client = useQueryClient();
  const isWriter = role === ROLES.writer;
  // The calls are loaded when a membership changes, which is rare.
  const refetch = async (memberId: number) => {
    const { MEMBER_CALLS, WRITER_CALLS } = await loadChunk(() => import('./membershipCalls.ts'));
    for (const { path } of isWriter ? WRITER_CALLS : MEMBER_CALLS)
      void client.invalidateQueries({
        queryKey: [path],
        predicate: ({ state, queryKey }) => !isWriter || concernsMember(memberId, state.data, queryKey[1]),
      });
  };
  // There is no event for changes before the stream was open, or while it was disconnected too long: a call shows them.
  const refetchIfChanged = async () => {
    const shown = client
      .getQueryCache()
      .findAll({ queryKey: queryKeyFor(getSubscriptionInfo), type: 'active' });
    for (const { queryKey, state } of shown) {
      const { userId = id } = (queryKey[1] ?? {}) as { userId?: number };
      await client.invalidateQueries({ queryKey, exact: true });
      // Equal answers stay the same object.
      if (client.getQueryData(queryKey) !== state.data) await refetch(userId);
    }
  };
  useLiveEvents(isWriter ? 'writerStream' : 'memberStream', id, (event) => {
    // The calls may fail to load without a network; then their results are refetched when it is back.
    if (event.type === 'subscription') void Promise.allSettled([refetch(event.userId)]);
    if (event.type === 'reset') void Promise.allSettled([refetchIfChanged()]);
  });
}

/** Whether a call's result is about this member: requested with their id, or containing it. */
function concernsMember(userId: number, answer: unknown, input: unknown): boolean {
  const asked = (input ?? {}) as { userId?: number; user?: number; id?: number };
  const { user } = (answer ?? {}) as { user?: { id: number } };
  if (user !== undefined) return user.id === userId;
  return [asked.userId, asked.user, asked.id].includes(userId);
}
