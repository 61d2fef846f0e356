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
import { me, quotes } from '#contract/profiles/calls.ts';
import {
  getRequest,
  type ListedRequest,
  listedRequest,
  listMessages,
  listRequests,
  type Message,
  newestDraft,
  type ReadingRequest,
} from '#contract/readings/calls.ts';
import type { InputOf } from '#contract/call.ts';
import { snakeCase } from '#contract/wire.ts';
import { useLive } from '../platform/live.ts';
import { ask, askPages, keyOf } from '../platform/queries.ts';
import { send } from '../platform/send.ts';
import { merged } from './rules.ts';
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

/** A member's own requests, newest first; `data` holds all pages so far. */
export const useOwnRequests = (user: number) =>
  useInfiniteQuery({
    ...askPages(listRequests, { user, fields: OWN_FIELDS }),
    select: ({ pages }) => ({
      count: pages[0]?.count ?? 0,
      requests: pages.flatMap(({ results }) => z.parse(z.array(ownRequest), results)),
    }),
  });

export type QueueQuery = InputOf<typeof listRequests>;

/** The requests of all members, as writers see them. */
export const useQueue = (query: QueueQuery) =>
  useInfiniteQuery({
    ...askPages(listRequests, query),
    select: ({ pages }) => ({
      count: pages[0]?.count ?? 0,
      requests: pages.flatMap(({ results }): ListedRequest[] => z.parse(z.array(listedRequest), results)),
    }),
  });

/** A member's earlier letters, for the writer who answers them. */
export const useLettersOf = (user: number) =>
  useQuery({
    ...ask(listRequests, { user, fields: OWN_FIELDS, limit: 10 }),
    select: ({ results }) => z.parse(z.array(ownRequest), results),
  });

export const useRequest = (id: number) => useQuery(ask(getRequest, { id }));

type Pages = InfiniteData<{ count: number; results: Message[] }, number | null>;

// Each page begins before the oldest message of the one above it, so nothing shifts while new messages arrive.
const threadOptions = (id: number) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(listMessages, { id }), 'thread'] as const,
    queryFn: ({ pageParam, signal }) =>
      send(listMessages, pageParam === null ? { id } : { id, before: pageParam }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ results }: { results: Message[] }) =>
      results.length < PAGE_SIZE ? undefined : results.at(-1)?.id,
  });

/** The messages of a loaded request, oldest first: its newest at once, older ones when asked for. */
export function useThread(request: ReadingRequest) {
  const thread = useInfiniteQuery({
    ...threadOptions(request.id),
    initialData: (): Pages => ({
      pages: [{ count: request.messages.length, results: [...request.messages].reverse() }],
      pageParams: [null],
    }),
    // What came with the request is as fresh as the request.
    staleTime: 5_000,
  });
  const older = thread.data.pages.flatMap(({ results }) => results);
  return {
    messages: merged(older, request.messages),
    hasOlder: thread.hasNextPage,
    isLoadingOlder: thread.isFetchingNextPage,
    loadOlder: () => void thread.fetchNextPage(),
  };
}

/** Puts a message that has just been sent or has just arrived into its thread, wherever that is shown. */
export function addToThread(client: QueryClient, message: Message) {
  const key = threadOptions(message.requestId).queryKey;
  client.setQueryData<Pages>(key, (known) => {
    const [first, ...rest] = known?.pages ?? [];
    if (known === undefined || first === undefined) return known;
    if (first.results.some(({ id }) => id === message.id)) return known;
    return { ...known, pages: [{ ...first, results: [message, ...first.results] }, ...rest] };
  });
}

/** The newest draft for a request; 404 is none. It is asked for anew after each message of the member. */
export const useDraft = (requestId: number, isWanted: boolean, newestFromMember: number | undefined) =>
  useQuery(
    queryOptions({
      queryKey: [...keyOf(newestDraft, { id: requestId }), newestFromMember],
      queryFn: ({ signal }) => send(newestDraft, { id: requestId }, { signal }),
      enabled: isWanted,
      retry: false,
    }),
  );

/** What every live event changes in the cache. */
export function useFollow() {
  const client = useQueryClient();
  const refetch = (...keys: unknown[][]) =>
    void Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  return (event: LiveEvent) => {
    // What a membership changes is read again on every screen, whichever listens to its readings.
    if (event.type === 'presence' || event.type === 'subscription') return;
    if (event.type === 'reset') return refetch(keyOf(listRequests), keyOf(getRequest), keyOf(listMessages));
    if (event.type === 'message' || event.type === 'response') addToThread(client, event.message);
    const { requestId: id } = event;
    refetch(keyOf(listRequests), keyOf(getRequest, { id }));
    // A draft has been written, perhaps, or written anew for other cards.
    if (event.type === 'status' && event.status === 'OPENED') refetch(keyOf(newestDraft, { id }));
  };
}

/** Keeps a member's readings up to date while a screen of theirs is open. */
export function useOwnStream(user: number) {
  const follow = useFollow();
  useLive(userMessages, userMessages.path.replace('{id}', String(user)), follow);
}

/** Whether the member at the screen may ask and send. The profile is always there, whatever became of billing. */
export function useIsServiceable(): boolean | undefined {
  const { data: profile } = useQuery(ask(me, {}));
  return profile && isServiceable(profile.currentSubscriptionStatus);
}

/** Some wise words for a place where one waits: the same all day, another tomorrow. */
export function useQuote() {
  const { data } = useQuery({ ...ask(quotes, {}), staleTime: Infinity });
  const day = Math.floor(useNow().getTime() / 86_400_000);
  return data?.[day % Math.max(1, data.length)];
}
