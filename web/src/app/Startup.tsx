import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { checkSession } from '#contract/accounts/calls.ts';
import { getNewSubscriptionInfo, getSubscriptionInfo } from '#contract/billing/calls.ts';
import { me } from '#contract/profiles/calls.ts';
import { Failure } from '../platform/failure.ts';
import { ask } from '../platform/queries.ts';
import type { Session } from '../platform/session.ts';
import { Loading } from '../ui/Loading.tsx';

/**
 * With a stored token: session check, then the profile, then for customers the two about the membership, whose
 * failure blocks nothing. They stay subscribed to, so every screen finds them warm.
 */
export function Startup({ children }: { children: (session: Session) => ReactNode }) {
  const check = useQuery({ ...ask(checkSession, {}), staleTime: Infinity, throwOnError: isFatal });
  const user = check.data?.user;
  const profile = useQuery({ ...ask(me, {}), enabled: user !== undefined, throwOnError: isFatal });
  const isCustomer = profile.data !== undefined && !profile.data.isWriter;
  const subscription = useQuery({ ...ask(getSubscriptionInfo, {}), enabled: isCustomer });
  const plans = useQuery({ ...ask(getNewSubscriptionInfo, {}), enabled: isCustomer });
  const isReady = profile.data !== undefined && !(isCustomer && (subscription.isPending || plans.isPending));
  if (user === undefined || !isReady) return <Loading fills="page" />;
  return children({ is: 'signedIn', user });
}

// A 401 makes a visitor of them; without any other answer there is nothing to show.
const isFatal = (error: unknown, query: { state: { data: unknown } }) =>
  !(error instanceof Failure) || (error.status !== 401 && query.state.data === undefined);
