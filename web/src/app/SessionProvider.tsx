import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { checkSession, logOut, type SignedInUser } from '#contract/accounts/calls.ts';
import { getNewSubscriptionInfo, getSubscriptionInfo } from '#contract/billing/calls.ts';
import { me } from '#contract/profiles/calls.ts';
import { Failure } from '../platform/failure.ts';
import { ask, keyOf } from '../platform/queries.ts';
import { send } from '../platform/send.ts';
import { type Session, SessionContext } from '../platform/session.ts';
import { stored } from '../platform/storage.ts';
import { whenUnauthorized } from '../platform/unauthorized.ts';
import { Loading } from '../ui/Loading.tsx';

/** Nothing but a loader is shown until it is known who is at the screen. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const [token, setToken] = useState(stored.token.read);
  const session = useStartup(token);

  const begin = useCallback(
    (fresh: string | null, user?: SignedInUser) => {
      if (fresh === null) stored.token.remove();
      else stored.token.write(fresh);
      void client.cancelQueries();
      client.clear();
      if (user !== undefined) client.setQueryData(keyOf(checkSession, {}), { user });
      setToken(fresh);
    },
    [client],
  );

  // A late 401 to an old token says nothing about the present one.
  useEffect(() => whenUnauthorized((refused) => refused === stored.token.read() && begin(null)), [begin]);
  useEffect(() => followOtherTabs(begin), [begin]);

  const acts = useMemo(
    () => ({
      session,
      signIn: (answer: { token: string; user: SignedInUser }) => begin(answer.token, answer.user),
      signOut: () => {
        // The token ends on the server too; where that fails, this browser has forgotten it all the same.
        if (token !== null) send(logOut, {}, { token }).catch(() => {});
        stored.cachedMessage.remove();
        stored.cachedNewReadingForm.remove();
        begin(null);
      },
    }),
    [session, begin, token],
  );

  return (
    <SessionContext value={acts}>
      {session.is === 'starting' ? <Loading fills="page" /> : children}
    </SessionContext>
  );
}

/** Session check, then the profile, then for customers the two about the membership, whose failure blocks nothing. */
function useStartup(token: string | null): Session {
  const hasToken = token !== null;
  const check = useQuery({ ...ask(checkSession, {}), enabled: hasToken, staleTime: Infinity, throwOnError: isFatal });
  const user = hasToken ? check.data?.user : undefined;
  const profile = useQuery({ ...ask(me, {}), enabled: user !== undefined, throwOnError: isFatal });
  const isCustomer = user !== undefined && profile.data !== undefined && !profile.data.isWriter;
  const subscription = useQuery({ ...ask(getSubscriptionInfo, {}), enabled: isCustomer });
  const plans = useQuery({ ...ask(getNewSubscriptionInfo, {}), enabled: isCustomer });
  const isReady = profile.data !== undefined && !(isCustomer && (subscription.isPending || plans.isPending));
  return useMemo(() => {
    if (!hasToken) return { is: 'visitor' };
    return user !== undefined && isReady ? { is: 'signedIn', user } : { is: 'starting' };
  }, [hasToken, user, isReady]);
}

// A 401 makes a visitor of them; without any other answer there is nothing to show.
const isFatal = (error: unknown, query: { state: { data: unknown } }) =>
  !(error instanceof Failure && error.status === 401) && query.state.data === undefined;

/** Logging in or out in one tab holds for all of them. */
function followOtherTabs(begin: (token: string | null) => void) {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === 'token' || key === null) begin(newValue);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
