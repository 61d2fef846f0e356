import { useQuery } from '@tanstack/react-query';
import { getReader, listPersonalities } from '#contract/people/calls.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import { NO_FILTERS } from '../readings/letterFilters.ts';
import { useOwnRequests } from '../readings/ownRequests.ts';

export const useReader = (id: number) => useQuery(queryOptionsFor(getReader, { id }));

/** Whether a reader takes questions; undefined until it is known. */
export function useIsActiveReader(id: number): boolean | undefined {
  const { data } = useQuery(queryOptionsFor(listPersonalities, {}));
  return data?.some((reader) => reader.id === id);
}

/** A member's own requests with one reader, newest first. */
export const useRequestsWithReader = (reader: number) => useOwnRequests({ ...NO_FILTERS, reader });
