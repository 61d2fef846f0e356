import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { PAGE_SIZE } from '#contract/listLimits.ts';
import { getRequest, listMessages } from '#contract/readings/calls.ts';
import type { Message, ReadingRequest } from '#contract/readings/shapes.ts';
import { queryKeyFor, queryOptionsFor, refetchInFlight } from '../../platform/queries.ts';
import { send } from '../../platform/send.ts';
import { mergeMessages } from './threadRules.ts';

export const useRequest = (id: number) => useQuery(queryOptionsFor(getRequest, { id }));

interface Page {
  /** Newest first. */
  results: Message[];
  /** Known when it is loaded: live events add and remove messages. */
  hasOlder: boolean;
}
type Pages = InfiniteData<Page, number | null>;

type RequestStart = Pick<ReadingRequest, 'createdAt'>;

/** A request is created together with its first message. */
const toPage = (results: Message[], { createdAt }: RequestStart): Page => ({
  results,
  hasOlder: results.length >= PAGE_SIZE && results.at(-1)?.createdAt !== createdAt,
});

const threadKey = (id: number) => [...queryKeyFor(listMessages, { id }), 'thread'] as const;

// Each page ends before the oldest message of the next newer page, so messages do not shift when new ones arrive.
const threadOptions = ({ id, createdAt }: RequestStart & Pick<ReadingRequest, 'id'>) =>
  infiniteQueryOptions({
    queryKey: threadKey(id),
    queryFn: async ({ pageParam, signal }) => {
      const input = pageParam === null ? { id } : { id, before: pageParam };
      return toPage((await send(listMessages, input, { signal })).results, { createdAt });
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ results, hasOlder }: Page) => (hasOlder ? results.at(-1)?.id : undefined),
  });

/** The messages of a loaded request, oldest first: the newest are already there, older ones are loaded on demand. */
export function useThread(request: ReadingRequest) {
  const thread = useInfiniteQuery({
    ...threadOptions(request),
    initialData: (): Pages => ({
      pages: [toPage(request.messages.toReversed(), request)],
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
    hasOlderFailed: thread.isFetchNextPageError && !thread.isFetchingNextPage,
    loadOlder: () => void thread.fetchNextPage(),
  };
}

/** Adds a message that was just sent or received to its thread in the cache. */
export function addToCachedThread(client: QueryClient, message: Message) {
  const key = threadKey(message.requestId);
  client.setQueryData<Pages>(key, (known) => {
    const [first, ...rest] = known?.pages ?? [];
    if (known === undefined || first === undefined) return known;
    if (first.results.some(({ id }) => id === message.id)) return known;
    return { ...known, pages: [{ ...first, results: [message, ...first.results] }, ...rest] };
  });
  void refetchInFlight(client, key);
}

/** Removes a letter that was taken back from the cache. */
export function removeFromThread(client: QueryClient, requestId: number, messageId: number) {
  const without = (messages: Message[]) => messages.filter(({ id }) => id !== messageId);
  const key = threadKey(requestId);
  client.setQueryData<Pages>(
    key,
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
  void refetchInFlight(client, key);
}
