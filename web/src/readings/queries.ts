import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isServiceable } from '#contract/billing/rules.ts';
import { userMessages } from '#contract/liveEvents.ts';
import { getMe, listQuotes } from '#contract/profiles/calls.ts';
import { loadChunk } from '../platform/chunks.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import { report } from '../platform/reporting.ts';
import { useLiveEvents } from '../platform/useLiveEvents.ts';
import { pickDaily } from './rules.ts';
import { useNow } from './useNow.ts';

/** The key of the member's letters as one book, for every member. */
export const letterBookKey = ['letterBook'];

/** Keeps a member's readings up to date while the component is mounted. */
export function useOwnLiveEvents(user: number) {
  const client = useQueryClient();
  useLiveEvents(userMessages, userMessages.path.replace('{id}', String(user)), (event) => {
    // Loaded with the first event, because the list alone does not need the code for threads.
    loadChunk(() => import('./useApplyLiveEvent.ts')).then(
      ({ applyLiveEvent }) => applyLiveEvent(client, event),
      report,
    );
  });
}

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
