import { useInfiniteQuery } from '@tanstack/react-query';
import { formatDateAndTime } from '#contract/dates.ts';
import { listFeedback } from '#contract/feedback/calls.ts';
import { infiniteQueryOptionsFor } from '../platform/queries.ts';
import { useNow } from '../platform/useNow.ts';
import { Entry, EntryList } from './EntryList.tsx';
import type { GradesFilters } from './filters.ts';

/** The members' feedback on the answers. */
export function FeedbackList({ filters: { days, reader } }: { filters: GradesFilters }) {
  const query = useInfiniteQuery({
    ...infiniteQueryOptionsFor(listFeedback, { days, personality: reader }),
    select: ({ pages }) => pages.flatMap(({ results }) => results),
  });
  const now = useNow();
  return (
    <EntryList
      heading="Feedback"
      noun="feedback"
      query={query}
      keyOf={({ id }) => id}
      renderEntry={(feedback) => (
        <Entry
          title={
            <>
              <strong>{feedback.type === 'like' ? 'Liked' : 'Disliked'}</strong> by{' '}
              <span dir="auto">{feedback.user.firstName}</span>
              {feedback.readingResponseId === null && ', the request as a whole'}
            </>
          }
          text={feedback.reason}
          meta={`${feedback.reader === null ? 'No reader' : `To ${feedback.reader.firstName}`}, ${formatDateAndTime(feedback.createdAt, now)}`}
          requestId={feedback.requestId}
          responseId={feedback.readingResponseId}
        />
      )}
    />
  );
}
