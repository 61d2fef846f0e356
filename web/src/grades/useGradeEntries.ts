import { useInfiniteQuery } from '@tanstack/react-query';
import type { OutputOf } from '#contract/call.ts';
import { getGrades } from '#contract/grades/calls.ts';
import { PAGE_SIZE } from '#contract/listLimits.ts';
import { queryKeyFor } from '../platform/queries.ts';
import { send } from '../platform/send.ts';
import type { GradesFilters } from './filters.ts';

type Grades = OutputOf<typeof getGrades>;

/** A paged list of the grades. */
export const useGradeEntries = <Name extends 'reviews' | 'outcomes'>(name: Name, filters: GradesFilters) =>
  useInfiniteQuery({
    queryKey: [...queryKeyFor(getGrades, filters), name],
    queryFn: async ({ pageParam, signal }): Promise<Grades[Name]> =>
      (await send(getGrades, { ...filters, offset: pageParam }, { signal }))[name],
    initialPageParam: 0,
    getNextPageParam: (last, _, offset) => (last.results.length < PAGE_SIZE ? undefined : offset + PAGE_SIZE),
    select: ({ pages }) => pages.flatMap(({ results }): Grades[Name]['results'][number][] => results),
  });
