import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { PAGE_SIZE } from '#contract/listLimits.ts';
import { countLanes, getRequest, listRequests } from '#contract/readings/calls.ts';
import type { ReadingRequest } from '#contract/readings/shapes.ts';
import { LISTED_FIELDS } from '#contract/readings/codes.ts';
import { queryKeyFor, refetchInFlight } from '../../platform/queries.ts';
import { send } from '../../platform/send.ts';
import { pickFromRows, pickListed } from '../../readings/requestList/listedFields.ts';
import { patchPage, patchRow, type QueuePage, type QueueQuery, type QueueRow } from './rowRules.ts';

type Pages = InfiniteData<QueuePage, number | null>;

/** Pages after the first are larger, because a writer who scrolls usually looks for old requests. */
const LATER_PAGE_SIZE = 100;

/** Not the key of the call, because an invalidation of the call would refetch every page. */
export const QUEUE_KEY = 'queue';

/** The list's pages. Each begins after the last row of the previous one, so rows do not shift when new requests arrive. */
export const queuePages = (query: QueueQuery) =>
  infiniteQueryOptions({
    queryKey: [QUEUE_KEY, query],
    queryFn: ({ pageParam, signal }) => fetchQueuePage(query, pageParam, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ rows, hasMore }: QueuePage) => (hasMore ? rows.at(-1)?.id : undefined),
    // Live events keep it up to date.
    staleTime: Infinity,
    refetchOnReconnect: false,
  });

interface Patch {
  id: number;
  changed: Partial<QueueRow>;
}

/** For each page that is being loaded, the changes since its request: the server may have read it before them. */
const changedMeanwhile = new Set<Patch[]>();

/** The rows after the one with the id `before`, or the first ones. */
export async function fetchQueuePage(
  query: QueueQuery,
  before: number | null,
  signal?: AbortSignal,
): Promise<QueuePage> {
  const limit = before === null ? PAGE_SIZE : LATER_PAGE_SIZE;
  const input = before === null ? query : { ...query, before, limit };
  const meanwhile: Patch[] = [];
  changedMeanwhile.add(meanwhile);
  try {
    const { count, results } = await send(listRequests, input, signal && { signal });
    const rows = pickFromRows(LISTED_FIELDS, results);
    return meanwhile.reduce<QueuePage>((page, { id, changed }) => patchPage(page, id, changed), {
      count,
      rows,
      hasMore: results.length === limit,
      end: rows.at(-1),
    });
  } finally {
    changedMeanwhile.delete(meanwhile);
  }
}

/**
 * Loads the next page of a list and keeps changes made meanwhile: TanStack would show the other pages as they were when
 * the next one was requested.
 */
export async function loadMore(client: QueryClient, fetchNextPage: () => Promise<unknown>): Promise<void> {
  const meanwhile: Patch[] = [];
  changedMeanwhile.add(meanwhile);
  await fetchNextPage().finally(() => changedMeanwhile.delete(meanwhile));
  for (const { id, changed } of meanwhile) patchRequestInCache(client, id, changed);
}

/** Updates a request in the cache: in every list, and the opened request. */
export function patchRequestInCache(client: QueryClient, id: number, changed: Partial<QueueRow>) {
  for (const meanwhile of changedMeanwhile) meanwhile.push({ id, changed });
  client.setQueriesData<Pages>({ queryKey: [QUEUE_KEY] }, (known) => {
    if (known === undefined) return known;
    const pages = patchRow(known.pages, id, changed);
    return pages.every((page, n) => page === known.pages[n]) ? known : { ...known, pages: [...pages] };
  });
  client.setQueryData<ReadingRequest>(
    queryKeyFor(getRequest, { id }),
    // Merged, because the list has fewer fields of a member than the request itself.
    (known) => known && { ...known, ...changed, user: { ...known.user, ...changed.user } },
  );
}

/** Stores the response to a change of a request in the cache, without refetching the request or the lists. */
export function storeRequest(client: QueryClient, request: ReadingRequest) {
  const { user, ...fields } = pickListed(LISTED_FIELDS, request);
  const key = queryKeyFor(getRequest, { id: request.id });
  patchRequestInCache(client, request.id, fields);
  client.setQueryData<ReadingRequest>(key, request);
  void refetchInFlight(client, key);
  // The event of the change finds the row already changed, so it cannot tell which lanes the request has left.
  void client.invalidateQueries({ queryKey: queryKeyFor(countLanes) });
}

/** The cached values of a request, from the lists or the opened request. */
export function findRow(client: QueryClient, id: number): QueueRow | undefined {
  const lists = client.getQueriesData<Pages>({ queryKey: [QUEUE_KEY] });
  for (const [, known] of lists)
    for (const page of known?.pages ?? []) {
      const row = page.rows.find((each) => each.id === id);
      if (row !== undefined) return row;
    }
  return client.getQueryData<ReadingRequest>(queryKeyFor(getRequest, { id }));
}
