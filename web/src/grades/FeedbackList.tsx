import { useInfiniteQuery } from '@tanstack/react-query';
import { formatDateAndTime } from '#contract/dates.ts';
import { type Feedback, listFeedback } from '#contract/feedback/calls.ts';
import { infiniteQueryOptionsFor } from '../platform/queries.ts';
import { LoadFailure } from '../readings/LoadFailure.tsx';
import { useNow } from '../readings/useNow.ts';
import { Link } from '../ui/Link.tsx';
import { Loading } from '../ui/Loading.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { Paper } from '../ui/Paper.tsx';
import styles from './Entries.module.css';
import type { GradesFilters } from './filters.ts';
import { ReviewButton } from './ReviewDialog.tsx';

/** What members think of the answers, newest first. */
export function FeedbackList({ filters: { days, reader } }: { filters: GradesFilters }) {
  const feedback = useInfiniteQuery({
    ...infiniteQueryOptionsFor(listFeedback, { days, personality: reader }),
    select: ({ pages }) => pages.flatMap(({ results }) => results),
  });
  const now = useNow();
  if (feedback.isPending) return <Loading label="Loading the feedback" />;
  if (feedback.data === undefined)
    return <LoadFailure error={feedback.error} onRetry={() => void feedback.refetch()} />;
  return (
    <Paper heading="Feedback" fill="list" aside="Newest first">
      {feedback.data.length === 0 && <p className={styles.none}>No feedback in this time.</p>}
      {feedback.data.length > 0 && (
        <ol aria-label="Feedback">
          {feedback.data.map((one) => (
            <FeedbackEntry key={one.id} feedback={one} now={now} />
          ))}
        </ol>
      )}
      <LoadMore
        hasMore={feedback.hasNextPage}
        isBusy={feedback.isFetchingNextPage}
        onMore={() => void feedback.fetchNextPage()}
      />
    </Paper>
  );
}

function FeedbackEntry({ feedback, now }: { feedback: Feedback; now: Date }) {
  const { type, reason, user, reader, requestId, readingResponseId, createdAt } = feedback;
  return (
    <li className={styles.entry}>
      <p>
        <strong>{type === 'like' ? 'Liked' : 'Disliked'}</strong> by <span dir="auto">{user.firstName}</span>
        {readingResponseId === null && ', the request as a whole'}
      </p>
      {reason !== '' && (
        <p dir="auto" className={styles.words}>
          {reason}
        </p>
      )}
      <p className={styles.meta}>
        {reader === null ? 'No reader' : `To ${reader.firstName}`}, {formatDateAndTime(createdAt, now)}
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
