import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type OutputOf, PAGE_SIZE } from '#contract/call.ts';
import { listedRequest, listRequests } from '#contract/readings/calls.ts';
import { snakeCase } from '#contract/wire.ts';
import { queryKeyFor, queryOptionsFor } from '../platform/queries.ts';
import { send } from '../platform/send.ts';
import { type LetterFilters, toLetterQuery } from './letterFilters.ts';

const ownRequest = z.pick(listedRequest, {
  id: true,
  title: true,
  status: true,
  createdAt: true,
  lastMessageTime: true,
  dueAt: true,
  isRushed: true,
  isOracle: true,
  isAstrology: true,
  numberOfTarotCards: true,
  unreadCount: true,
  isSealed: true,
  isFavourite: true,
  wroteBackAt: true,
  personality: true,
});
export type OwnRequest = z.output<typeof ownRequest>;
const FIELDS = Object.keys(ownRequest.shape).map(snakeCase);

const toOwnRequests = ({ results }: Pick<OutputOf<typeof listRequests>, 'results'>) =>
  z.parse(z.array(ownRequest), results);

/** Pages after the first are larger: whoever asks for more wants to see far back. */
const LATER_PAGE_SIZE = 100;

type Page = OutputOf<typeof listRequests>;

// Each page begins after the last row of the one before, so nothing shifts while new requests arrive.
const letterPages = (user: number, filters: LetterFilters) => {
  const query = { user, fields: FIELDS, ...toLetterQuery(filters) };
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
export const useOwnRequests = (user: number, filters: LetterFilters) =>
  useInfiniteQuery({
    ...letterPages(user, filters),
    placeholderData: keepPreviousData,
    select: ({ pages }) => ({ count: pages[0]?.count ?? 0, requests: pages.flatMap(toOwnRequests) }),
  });

/** Those of them with a letter not opened yet, which may be far down the list. */
export const useSealedRequests = (user: number, filters: LetterFilters) =>
  useQuery({
    ...queryOptionsFor(listRequests, {
      user,
      fields: FIELDS,
      ...toLetterQuery(filters),
      isSealed: true,
      limit: LATER_PAGE_SIZE,
    }),
    placeholderData: keepPreviousData,
    select: toOwnRequests,
  });

/** A member's newest requests, for writers. */
export const useMemberRequests = (user: number) =>
  useQuery({
    ...queryOptionsFor(listRequests, { user, fields: FIELDS, limit: 10 }),
    select: toOwnRequests,
  });
