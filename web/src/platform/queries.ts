import {
  infiniteQueryOptions,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import type { Call, InputOf, OutputOf } from '#contract/call.ts';
import { PAGE_SIZE } from '#contract/listLimits.ts';
import { Failure, hasTimedOut } from './failure.ts';
import { isRetryable, send } from './send.ts';

/** Cached data is kept for 60 seconds after the last subscriber is gone. */
const CACHE_TIME_MS = 60_000;

// A Failure is a response that the screen shows; any other error is a bug, for the unexpected error screen.
const isFault = (error: unknown) => !(error instanceof Failure);

/** The cache of all server data: one for the app, and a new one for each test. */
export const newQueryClient = (): QueryClient =>
  new InvalidatingQueryClient({
    defaultOptions: {
      queries: {
        gcTime: CACHE_TIME_MS,
        staleTime: 5_000,
        // Without a network a query fails, so that the screen can say so; it is refetched when the network is back.
        networkMode: 'always',
        refetchOnReconnect: true,
        // After a timeout the screen offers another try: somebody has waited for a minute.
        retry: (failures, error) => failures < 1 && isRetryable(error) && !hasTimedOut(error),
        throwOnError: isFault,
      },
    },
  });

/**
 * Waits for a running fetch before it refetches: a first response, which may have been read before the change but which
 * TanStack's own client treats as newer, and the next page of a list, which it would drop.
 */
class InvalidatingQueryClient extends QueryClient {
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters: InvalidateQueryFilters<Key> = {},
    options: InvalidateOptions = {},
  ): Promise<void> {
    const awaited = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' } as InvalidateQueryFilters)
      .filter(({ state }) => state.data === undefined || state.fetchMeta?.fetchMore !== undefined);
    const others: InvalidateQueryFilters<Key> = {
      ...filters,
      predicate: (query) =>
        !awaited.some(({ queryHash }) => queryHash === query.queryHash) &&
        (filters.predicate?.(query) ?? true),
    };
    const invalidateAgain = async (query: Query) => {
      await query.promise?.catch(() => {});
      // A query may have failed because its record did not exist yet. A canceled one is pending again.
      if (query.state.status !== 'pending')
        await super.invalidateQueries({ queryKey: query.queryKey, exact: true }, options);
    };
    await Promise.all([super.invalidateQueries(others, options), ...awaited.map(invalidateAgain)]);
  }
}

/**
 * Fetches again what is being fetched, after a change was put into the cache: a response that was read before the change
 * would undo it.
 */
export const refetchInFlight = (client: QueryClient, queryKey: QueryKey): Promise<void> =>
  client.invalidateQueries({ queryKey, fetchStatus: 'fetching' });

/**
 * The cache key of a call; without an input it matches all inputs: `invalidateQueries({ queryKey: queryKeyFor(getMe)
 * })`.
 */
export const queryKeyFor = <C extends Call>(call: C, input?: InputOf<C>) =>
  queryKeyForPath<C>(call.path, input);

/** Like `queryKeyFor`, for code that knows only the path of the call and does not load its shapes. */
export const queryKeyForPath = <C extends Call>(path: C['path'], input?: InputOf<C>) =>
  input === undefined ? [path] : [path, input];

/** `useQuery(queryOptionsFor(getSubscriptionInfo, {}))`: reads a GET call through the cache. */
export const queryOptionsFor = <C extends Call>(call: C, input: InputOf<C>) =>
  queryOptions({
    queryKey: queryKeyFor(call, input),
    queryFn: ({ signal }) => send(call, input, { signal }),
  });

interface Page {
  count: number;
  results: readonly unknown[];
}

/**
 * `useInfiniteQuery(infiniteQueryOptionsFor(listRequests, { user }))`: a paged list that grows; `data.pages` hold the
 * results.
 */
export const infiniteQueryOptionsFor = <C extends Call>(call: C, input: InputOf<C>) => {
  const { limit = PAGE_SIZE } = input as { limit?: number };
  return infiniteQueryOptions({
    queryKey: [...queryKeyFor(call, input), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      send(call, { ...(input as object), offset: pageParam } as InputOf<C>, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last: OutputOf<C>, _all, offset) =>
      (last as Page).results.length < limit ? undefined : offset + limit,
  });
};
