import { useQueryClient } from '@tanstack/react-query';
import type { SignedInUser } from '#contract/accounts/calls.ts';
import { ROLES } from '#contract/accounts/codes.ts';
import {
  getNewSubscriptionInfo,
  getSubscriptionInfo,
  listAttempts,
  listCards,
  listInvoices,
} from '#contract/billing/calls.ts';
import type { Call } from '#contract/call.ts';
import { psychicMessages, userMessages } from '#contract/liveEvents.ts';
import { getUser, listAuditLog } from '#contract/people/calls.ts';
import { getMe } from '#contract/profiles/calls.ts';
import { getRequest } from '#contract/readings/calls.ts';
import { useLiveEvents } from '../platform/useLiveEvents.ts';

const MEMBER_CALLS: readonly Call[] = [
  getSubscriptionInfo,
  getNewSubscriptionInfo,
  listCards,
  listInvoices,
  getMe,
];

/** The calls from which a writer knows someone's membership. */
const WRITER_CALLS: readonly Call[] = [
  getSubscriptionInfo,
  getNewSubscriptionInfo,
  listCards,
  listInvoices,
  listAttempts,
  listAuditLog,
  getUser,
  getRequest,
];

/** Refetches everything about a membership when it has changed, on every screen. */
export function useMembershipEvents({ id, role }: SignedInUser) {
  const client = useQueryClient();
  const isWriter = role === ROLES.writer;
  const stream = isWriter ? psychicMessages : userMessages;
  useLiveEvents(stream, stream.path.replace('{id}', String(id)), (event) => {
    if (event.type !== 'subscription') return;
    const changed = isWriter ? WRITER_CALLS : MEMBER_CALLS;
    for (const { path } of changed)
      void client.invalidateQueries({
        queryKey: [path],
        predicate: ({ state, queryKey }) =>
          !isWriter || concernsMember(event.userId, state.data, queryKey[1]),
      });
  });
}

/** Whether a call's result is about this member: requested with their id, or containing it. */
function concernsMember(userId: number, answer: unknown, input: unknown): boolean {
  const { userId: asked, id } = (input ?? {}) as { userId?: number; id?: number };
  const { user } = (answer ?? {}) as { user?: { id: number } };
  return user === undefined ? asked === userId || id === userId : user.id === userId;
}
