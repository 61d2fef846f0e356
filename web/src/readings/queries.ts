import { useQuery } from '@tanstack/react-query';
import { isServiceable } from '#contract/billing/rules.ts';
import { getMe, listQuotes } from '#contract/profiles/calls.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import { pickDaily } from './rules.ts';
import { useNow } from '../platform/useNow.ts';

/** Whether the signed-in member may ask and send. Read from the profile, which loads even when billing fails. */
export function useIsServiceable(): boolean | undefined {
  const { data: profile } = useQuery(queryOptionsFor(getMe, {}));
  return profile && isServiceable(profile.currentSubscriptionStatus);
}

/** A quote for screens on which the member waits. It changes at midnight. */
export function useDailyQuote() {
  const { data } = useQuery({ ...queryOptionsFor(listQuotes, {}), staleTime: Infinity });
  return pickDaily(data ?? [], useNow());
}
