import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { OutputOf } from '#contract/call.ts';
import { PAGE_SIZE } from '#contract/listLimits.ts';
import { listRequests } from '#contract/readings/calls.ts';
import type { ListedRequest } from '#contract/readings/shapes.ts';
import { queryKeyFor, queryOptionsFor } from '../../platform/queries.ts';
import { send } from '../../platform/send.ts';
import { useUser } from '../../platform/session.ts';
import type { RequestFilters } from './requestFilters.ts';
import { pickFromRows } from './listedFields.ts';
import {
  FIELDS,
  LATER_PAGE_SIZE,
  OWN_FIELDS,
  ownRequestsQuery,
  sealedRequestsQuery,
} from './ownRequestsQuery.ts';

export type OwnRequest = Pick<ListedRequest, (typeof OWN_FIELDS)[number]>;

const toOwnRequests = ({ results }: Pick<OutputOf<typeof listRequests>, 'results'>) =>
  pickFromRows(OWN_FIELDS, results);

type Page = OutputOf<typeof listRequests>;

// Each page begins after the last row of the previous one, so rows do not shift when new requests arrive.
const requestPages = (user: number, filters: RequestFilters) => {
  const query = ownRequestsQuery(user, filters);
  return infiniteQueryOptions({
    queryKey: [...queryKeyFor(listRequests, query), 'letters'],
    queryFn: ({ pageParam, signal }) =>
      send(
        listRequests,
        pageParam === null ? query : { ...query, before: pageParam, limit: LATER_PAGE_SIZE },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ results }: Page, _all, before) =>
      results.length < (before === null ? PAGE_SIZE : LATER_PAGE_SIZE) ? undefined : results.at(-1)?.id,
  });
};

/** A member's own requests, newest first; `data` holds all pages loaded so far. While filters change, the list stays. */
export const useOwnRequests = (filters: RequestFilters) =>
  useInfiniteQuery({
    ...requestPages(useUser().id, filters),
    placeholderData: keepPreviousData,
    select: ({ pages }) => ({ count: pages[0]?.count ?? 0, requests: pages.flatMap(toOwnRequests) }),
  });

/** The requests with an unopened letter, which may be far down the list. */
export const useSealedRequests = (filters: RequestFilters) =>
  useQuery({
    ...queryOptionsFor(listRequests, sealedRequestsQuery(useUser().id, filters)),
    placeholderData: keepPreviousData,
    select: toOwnRequests,
  });

/** A member's newest requests, for writers. */
export const useMemberRequests = (user: number) =>
  useQuery({
    ...queryOptionsFor(listRequests, { user, fields: FIELDS, limit: 10 }),
    select: toOwnRequests,
  });
