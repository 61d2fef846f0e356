import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { checkSession, type SignedInUser } from '#contract/accounts/calls.ts';
import { roleOf } from '#contract/accounts/codes.ts';
import { getNewSubscriptionInfo, getSubscriptionInfo } from '#contract/billing/calls.ts';
import { getMe } from '#contract/profiles/calls.ts';
import { useMembershipEvents } from '../members/useMembershipEvents.ts';
import { Failure } from '../platform/failure.ts';
import { subscribeForbidden } from '../platform/forbidden.ts';
import { onChangesInOtherTabs } from '../platform/otherTabs.ts';
import { erasePersisted } from '../platform/persisted.ts';
import { queryOptionsFor, queryKeyFor, newQueryClient } from '../platform/queries.ts';
import type { Session } from '../platform/session.ts';
import { Loading } from '../ui/Loading.tsx';

interface StartupProps {
  user: SignedInUser | undefined;
  children: (session: Session) => ReactNode;
}

/** Each token has its own query cache, which is dropped with it. */
export function Startup({ user, children }: StartupProps) {
  const [client] = useState(() => {
    const fresh = newQueryClient();
    if (user !== undefined) fresh.setQueryData(queryKeyFor(checkSession, {}), { user });
    return fresh;
  });
  return (
    <QueryClientProvider client={client}>
      <SessionLoader>{children}</SessionLoader>
    </QueryClientProvider>
  );
}

/**
 * Checks the session, then loads the profile, then for members the two membership calls, whose failure blocks
 * nothing. The queries stay mounted, so every screen finds them cached.
 */
function SessionLoader({ children }: Pick<StartupProps, 'children'>) {
  useRecheckedRole();
  const check = useQuery({
    ...queryOptionsFor(checkSession, {}),
    staleTime: Infinity,
    throwOnError: isFatal,
  });
  const user = check.data?.user;
  const profile = useQuery({
    ...queryOptionsFor(getMe, {}),
    enabled: user !== undefined,
    throwOnError: isFatal,
  });
  const isCustomer = profile.data !== undefined && !profile.data.isWriter;
  const subscription = useQuery({ ...queryOptionsFor(getSubscriptionInfo, {}), enabled: isCustomer });
  const plans = useQuery({ ...queryOptionsFor(getNewSubscriptionInfo, {}), enabled: isCustomer });
  // `isFetched` and not the current status: a screen may refetch failed queries, which makes them pending again.
  const isReady = profile.data !== undefined && (!isCustomer || (subscription.isFetched && plans.isFetched));
  if (user === undefined || !isReady) return <Loading fills="page" />;
  const { isWriter } = profile.data;
  // The role may change after the session check; each refetch of the profile shows it.
  return <SignedIn user={{ ...user, isWriter, role: roleOf(isWriter) }}>{children}</SignedIn>;
}

/** Checks the role again after a 403, because a member may have become a writer in the meantime, or a writer a member. */
function useRecheckedRole() {
  const client = useQueryClient();
  useEffect(
    () =>
      subscribeForbidden(() => {
        for (const call of [checkSession, getMe])
          void client.refetchQueries({ queryKey: queryKeyFor(call) }, { cancelRefetch: false });
      }),
    [client],
  );
}

function SignedIn({ user, children }: { user: SignedInUser } & Pick<StartupProps, 'children'>) {
  useEffect(() => erasePersisted(user.id), [user.id]);
  useChangesInOtherTabs();
  useMembershipEvents(user);
  return children({ kind: 'signedIn', user });
}

function useChangesInOtherTabs() {
  const client = useQueryClient();
  useEffect(
    () => onChangesInOtherTabs((path) => void client.invalidateQueries({ queryKey: [path] })),
    [client],
  );
}

// A 401 signs the user out, which is handled elsewhere. Any other error without data is fatal.
const isFatal = (error: unknown, query: { state: { data: unknown } }) =>
  !(error instanceof Failure) || (error.status !== 401 && query.state.data === undefined);
