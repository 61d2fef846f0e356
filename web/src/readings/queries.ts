import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { PAGE_SIZE } from '#contract/listLimits.ts';
import { isServiceable } from '#contract/billing/rules.ts';
import { type LiveEvent, userMessages } from '#contract/liveEvents.ts';
import { getMe, listQuotes } from '#contract/profiles/calls.ts';
import {
  getRequest,
  listDrawnCards,
  listMessages,
  listRequests,
  getNewestDraft,
} from '#contract/readings/calls.ts';
import type { Message, ReadingRequest } from '#contract/readings/shapes.ts';
import { useLiveEvents } from '../platform/useLiveEvents.ts';
import { queryOptionsFor, queryKeyFor } from '../platform/queries.ts';
import { send } from '../platform/send.ts';
import { mergeMessages, pickDaily } from './rules.ts';
import { useNow } from './useNow.ts';

export const useRequest = (id: number) => useQuery(queryOptionsFor(getRequest, { id }));

type Pages = InfiniteData<{ count: number; results: Message[] }, number | null>;

// Each page ends before the oldest message of the next newer one, so nothing shifts while new messages arrive.
const threadOptions = (id: number) =>
  infiniteQueryOptions({
    queryKey: [...queryKeyFor(listMessages, { id }), 'thread'] as const,
    queryFn: ({ pageParam, signal }) =>
      send(listMessages, pageParam === null ? { id } : { id, before: pageParam }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ results }: { results: Message[] }) =>
      results.length < PAGE_SIZE ? undefined : results.at(-1)?.id,
  });

/** The messages of a loaded request, oldest first: the newest are already there, older ones are loaded on demand. */
export function useThread(request: ReadingRequest) {
  const thread = useInfiniteQuery({
    ...threadOptions(request.id),
    initialData: (): Pages => ({
      pages: [{ count: request.messages.length, results: [...request.messages].reverse() }],
      pageParams: [null],
    }),
    // The messages in the request's response are as fresh as the request.
    staleTime: 5_000,
  });
  const older = thread.data.pages.flatMap(({ results }) => results);
  return {
    messages: mergeMessages(older, request.messages),
    hasOlder: thread.hasNextPage,
    isLoadingOlder: thread.isFetchingNextPage,
    loadOlder: () => void thread.fetchNextPage(),
  };
}

/** Adds a message that was just sent or received to its thread in the cache. */
export function addToThread(client: QueryClient, message: Message) {
  const key = threadOptions(message.requestId).queryKey;
  client.setQueryData<Pages>(key, (known) => {
    const [first, ...rest] = known?.pages ?? [];
    if (known === undefined || first === undefined) return known;
    if (first.results.some(({ id }) => id === message.id)) return known;
    return { ...known, pages: [{ ...first, results: [message, ...first.results] }, ...rest] };
  });
}

/** Forgets a letter that was taken back. */
export function removeFromThread(client: QueryClient, requestId: number, messageId: number) {
  const without = (messages: Message[]) => messages.filter(({ id }) => id !== messageId);
  client.setQueryData<Pages>(
    threadOptions(requestId).queryKey,
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({ ...page, results: without(page.results) })),
      },
  );
  client.setQueryData<ReadingRequest>(
    queryKeyFor(getRequest, { id: requestId }),
    (known) => known && { ...known, messages: without(known.messages) },
  );
}

/** The newest draft for a request; a 404 means that there is none. It is refetched after each message of the member. */
export const useNewestDraft = (requestId: number, isWanted: boolean, newestFromMember: number | undefined) =>
  useQuery(
    queryOptions({
      queryKey: [...queryKeyFor(getNewestDraft, { id: requestId }), newestFromMember],
      queryFn: ({ signal }) => send(getNewestDraft, { id: requestId }, { signal }),
      enabled: isWanted,
      retry: false,
    }),
  );

/** The key of the member's letters as one book, for every member. */
export const letterBookKey = ['letterBook'];

/** Applies a live event to the cache. */
export function useApplyLiveEvent() {
  const client = useQueryClient();
  const refetch = (...keys: unknown[][]) =>
    void Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  return (event: LiveEvent) => {
    // Membership events are handled for every screen (useMembershipEvents).
    if (event.type === 'presence' || event.type === 'subscription') return;
    // It comes with an event of what was done, which refetches.
    if (event.type === 'request_changed') return;
    if (event.type === 'reset')
      return refetch(queryKeyFor(listRequests), queryKeyFor(getRequest), queryKeyFor(listMessages));
    if (event.type === 'message' || event.type === 'response') addToThread(client, event.message);
    if (event.type === 'retracted') {
      removeFromThread(client, event.requestId, event.messageId);
      refetch(queryKeyFor(listDrawnCards), letterBookKey);
    }
    const { requestId: id } = event;
    refetch(queryKeyFor(listRequests), queryKeyFor(getRequest, { id }));
    if (event.type === 'draft') refetch(queryKeyFor(getNewestDraft, { id }));
  };
}

/** Keeps a member's readings up to date while the component is mounted. */
export function useOwnLiveEvents(user: number) {
  const follow = useApplyLiveEvent();
  useLiveEvents(userMessages, userMessages.path.replace('{id}', String(user)), follow);
}

/** Whether the signed-in member may ask and send, from the profile, which is available even when billing fails. */
export function useIsServiceable(): boolean | undefined {
  const { data: profile } = useQuery(queryOptionsFor(getMe, {}));
  return profile && isServiceable(profile.currentSubscriptionStatus);
}

/** A quote for screens where one waits; it changes at midnight. */
export function useDailyQuote() {
  const { data } = useQuery({ ...queryOptionsFor(listQuotes, {}), staleTime: Infinity });
  return pickDaily(data ?? [], useNow());
}
