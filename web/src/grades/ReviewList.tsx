import { useInfiniteQuery } from '@tanstack/react-query';
import { PAGE_SIZE } from '#contract/listLimits.ts';
import { formatDateAndTime } from '#contract/dates.ts';
import { getGrades, type Review } from '#contract/grades/calls.ts';
import { queryKeyFor } from '../platform/queries.ts';
import { send } from '../platform/send.ts';
import { LoadFailure } from '../readings/LoadFailure.tsx';
import { useNow } from '../readings/useNow.ts';
import { Link } from '../ui/Link.tsx';
import { Loading } from '../ui/Loading.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { Paper } from '../ui/Paper.tsx';
import styles from './Entries.module.css';
import type { GradesFilters } from './filters.ts';
import { ReviewButton } from './ReviewDialog.tsx';

/** What writers think of each other's answers, newest first. */
export function ReviewList({ filters }: { filters: GradesFilters }) {
  const reviews = useReviews(filters);
  const now = useNow();
  if (reviews.isPending) return <Loading label="Loading the reviews" />;
  if (reviews.data === undefined)
    return <LoadFailure error={reviews.error} onRetry={() => void reviews.refetch()} />;
  return (
    <Paper heading="Reviews" fill="list" aside="Newest first">
      {reviews.data.length === 0 && <p className={styles.none}>No reviews in this time.</p>}
      {reviews.data.length > 0 && (
        <ol aria-label="Reviews">
          {reviews.data.map((review) => (
            <ReviewEntry key={review.id} review={review} now={now} />
          ))}
        </ol>
      )}
      <LoadMore
        hasMore={reviews.hasNextPage}
        isBusy={reviews.isFetchingNextPage}
        onMore={() => void reviews.fetchNextPage()}
      />
    </Paper>
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

function ReviewEntry({ review, now }: { review: Review; now: Date }) {
  const { grade, note, reader, writer, requestId, readingResponseId, createdAt } = review;
  return (
    <li className={styles.entry}>
      <p>
        <strong>{grade} of 5</strong> for {reader === null ? 'an answer' : reader.firstName}
      </p>
      {note !== '' && (
        <p dir="auto" className={styles.words}>
          {note}
        </p>
      )}
      <p className={styles.meta}>
        By {writer.name}, {formatDateAndTime(createdAt, now)}
      </p>
      <div className={styles.acts}>
        <Link to={`/readings/${requestId}`} aria-label={`Open the request ${requestId}`}>
          Open the request
        </Link>
        <ReviewButton requestId={requestId} responseId={readingResponseId} />
      </div>
    </li>
  );
}
