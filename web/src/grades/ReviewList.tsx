import { formatDateAndTime } from '#contract/dates.ts';
import { useNow } from '../platform/useNow.ts';
import { Entry, EntryList } from './EntryList.tsx';
import type { GradesFilters } from './filters.ts';
import { useGradeEntries } from './useGradeEntries.ts';

/** The writers' reviews of each other's answers. */
export function ReviewList({ filters }: { filters: GradesFilters }) {
  const query = useGradeEntries('reviews', filters);
  const now = useNow();
  return (
    <EntryList
      heading="Reviews"
      noun="reviews"
      query={query}
      keyOf={({ id }) => id}
      renderEntry={(review) => (
        <Entry
          title={
            <>
              <strong>{review.grade} of 5</strong> for {review.reader?.firstName ?? 'an answer'}
            </>
          }
          text={review.note}
          meta={`By ${review.writer.name}, ${formatDateAndTime(review.createdAt, now)}`}
          requestId={review.requestId}
          responseId={review.readingResponseId}
        />
      )}
    />
  );
}
