import { useQuery } from '@tanstack/react-query';
import { getReader, listPersonalities } from '#contract/readers/calls.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import { NO_FILTERS } from '../readings/requestList/requestFilters.ts';
import { useOwnRequests } from '../readings/requestList/ownRequests.ts';

export const useReader = (id: number) => useQuery(queryOptionsFor(getReader, { id }));

/** Whether a reader takes questions; undefined if that is not known. `isFetched`: whether there was an answer or a failure. */
export function useIsActiveReader(id: number): { isActive: boolean | undefined; isFetched: boolean } {
  const { data, isFetched } = useQuery(queryOptionsFor(listPersonalities, {}));
  return { isActive: data?.some((reader) => reader.id === id), isFetched };
}

/** A member's own requests with one reader, newest first. */
export const useRequestsWithReader = (reader: number) => useOwnRequests({ ...NO_FILTERS, reader });
