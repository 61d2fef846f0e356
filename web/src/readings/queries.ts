import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import * as z from 'zod/mini';
import { PAGE_SIZE } from '#contract/call.ts';
import { isServiceable } from '#contract/billing/rules.ts';
import { type LiveEvent, userMessages } from '#contract/liveEvents.ts';
import { getMe, listQuotes } from '#contract/profiles/calls.ts';
import {
  getRequest,
  type ListedRequest,
  listedRequest,
  listMessages,
  listRequests,
  type Message,
  getNewestDraft,
  type ReadingRequest,
} from '#contract/readings/calls.ts';
import type { InputOf } from '#contract/call.ts';
import { snakeCase } from '#contract/wire.ts';
import { useLiveEvents } from '../platform/useLiveEvents.ts';
import { queryOptionsFor, infiniteQueryOptionsFor, queryKeyFor } from '../platform/queries.ts';
import { send } from '../platform/send.ts';
import { mergeMessages } from './rules.ts';
import { useNow } from './useNow.ts';

const ownRequest = z.pick(listedRequest, {
  id: true,
  title: true,
  status: true,
  createdAt: true,
  lastMessageTime: true,
  isRushed: true,
  isOracle: true,
  isAstrology: true,
  numberOfTarotCards: true,
  unreadCount: true,
  personality: true,
});
export type OwnRequest = z.output<typeof ownRequest>;
const OWN_FIELDS = Object.keys(ownRequest.shape).map(snakeCase);

/** A member's own requests, newest first; `data` holds all pages loaded so far. */
export const useOwnRequests = (user: number) =>
  useInfiniteQuery({
    ...infiniteQueryOptionsFor(listRequests, { user, fields: OWN_FIELDS }),
    select: ({ pages }) => ({
      count: pages[0]?.count ?? 0,
      requests: pages.flatMap(({ results }) => z.parse(z.array(ownRequest), results)),
    }),
  });

export type QueueQuery = InputOf<typeof listRequests>;

/** The requests of all members, as writers see them. */
export const useQueue = (query: QueueQuery) =>
  useInfiniteQuery({
    ...infiniteQueryOptionsFor(listRequests, query),
    select: ({ pages }) => ({
      count: pages[0]?.count ?? 0,
      requests: pages.flatMap(({ results }): ListedRequest[] => z.parse(z.array(listedRequest), results)),
    }),
  });

/** A member's earlier letters, for writers. */
export const useMemberRequests = (user: number) =>
  useQuery({
    ...queryOptionsFor(listRequests, { user, fields: OWN_FIELDS, limit: 10 }),
    select: ({ results }) => z.parse(z.array(ownRequest), results),
  });

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

/** Applies a live event to the cache. */
export function useApplyLiveEvent() {
  const client = useQueryClient();
  const refetch = (...keys: unknown[][]) =>
    void Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  return (event: LiveEvent) => {
    // Membership events are handled for every screen (useMembershipEvents).
    if (event.type === 'presence' || event.type === 'subscription') return;
    if (event.type === 'reset')
      return refetch(queryKeyFor(listRequests), queryKeyFor(getRequest), queryKeyFor(listMessages));
    if (event.type === 'message' || event.type === 'response') addToThread(client, event.message);
    const { requestId: id } = event;
    refetch(queryKeyFor(listRequests), queryKeyFor(getRequest, { id }));
    // A draft may have been written, or rewritten for other cards.
    if (event.type === 'status' && event.status === 'OPENED') refetch(queryKeyFor(getNewestDraft, { id }));
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

/** A quote for screens where one waits; it changes daily. */
export function useDailyQuote() {
  const { data } = useQuery({ ...queryOptionsFor(listQuotes, {}), staleTime: Infinity });
  const day = Math.floor(useNow().getTime() / 86_400_000);
  return data?.[day % Math.max(1, data.length)];
}
