import { useInfiniteQuery } from '@tanstack/react-query';
import { PAGE_SIZE } from '#contract/call.ts';
import { formatDateAndTime } from '#contract/dates.ts';
import { getGrades } from '#contract/grades/calls.ts';
import { queryKeyFor } from '../platform/queries.ts';
import { send } from '../platform/send.ts';
import { useNow } from '../readings/useNow.ts';
import { Entry, EntryList } from './EntryList.tsx';
import type { GradesFilters } from './filters.ts';

/** What writers think of each other's answers. */
export function ReviewList({ filters }: { filters: GradesFilters }) {
  const query = useReviews(filters);
  const now = useNow();
  return (
    <EntryList
      heading="Reviews"
      query={query}
      renderEntry={(review) => (
        <Entry
          title={
            <>
              <strong>{review.grade} of 5</strong> for {review.reader?.firstName ?? 'an answer'}
            </>
          }
          text={review.note}
          meta={`By ${review.writer.name}, ${formatDateAndTime(review.createdAt, now)}`}
          answer={{ requestId: review.requestId, responseId: review.readingResponseId }}
        />
      )}
    />
  );
}

const useReviews = (filters: GradesFilters) =>
  useInfiniteQuery({
    queryKey: [...queryKeyFor(getGrades, filters), 'reviews'],
    queryFn: async ({ pageParam, signal }) =>
      (await send(getGrades, { ...filters, offset: pageParam }, { signal })).reviews,
    initialPageParam: 0,
    getNextPageParam: (last, _, offset) => (last.results.length < PAGE_SIZE ? undefined : offset + PAGE_SIZE),
    select: ({ pages }) => pages.flatMap(({ results }) => results),
  });
