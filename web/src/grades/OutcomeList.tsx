import { useInfiniteQuery } from '@tanstack/react-query';
import { PAGE_SIZE } from '#contract/call.ts';
import { formatDateAndTime } from '#contract/dates.ts';
import { getGrades } from '#contract/grades/calls.ts';
import { FEELINGS } from '#contract/readings/codes.ts';
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

/** What came of letters, as their members tell it, newest first. */
export function OutcomeList({ filters }: { filters: GradesFilters }) {
  const outcomes = useOutcomes(filters);
  const now = useNow();
  if (outcomes.isPending) return <Loading label="Loading what came of letters" />;
  if (outcomes.data === undefined)
    return <LoadFailure error={outcomes.error} onRetry={() => void outcomes.refetch()} />;
  return (
    <Paper heading="What came of it" fill="list" aside="Newest first">
      {outcomes.data.length === 0 && <p className={styles.none}>Nothing told in this time.</p>}
      {outcomes.data.length > 0 && (
        <ol aria-label="What came of it">
          {outcomes.data.map(({ requestId, feeling, text, user, reader, createdAt }) => (
            <li key={requestId} className={styles.entry}>
              <p>
                <strong>{FEELINGS[feeling]}</strong>, <span dir="auto">{user.firstName}</span>
              </p>
              {text !== '' && (
                <p dir="auto" className={styles.words}>
                  {text}
                </p>
              )}
              <p className={styles.meta}>
                {reader === null ? 'No reader' : `To ${reader.firstName}`},{' '}
                {formatDateAndTime(createdAt, now)}
              </p>
              <div className={styles.acts}>
                <Link to={`/readings/${requestId}`} aria-label={`Open the request ${requestId}`}>
                  Open the request
                </Link>
              </div>
            </li>
          ))}
        </ol>
      )}
      <LoadMore
        hasMore={outcomes.hasNextPage}
        isBusy={outcomes.isFetchingNextPage}
        onMore={() => void outcomes.fetchNextPage()}
      />
    </Paper>
  );
}

const useOutcomes = (filters: GradesFilters) =>
  useInfiniteQuery({
    queryKey: [...queryKeyFor(getGrades, filters), 'outcomes'],
    queryFn: async ({ pageParam, signal }) =>
      (await send(getGrades, { ...filters, offset: pageParam }, { signal })).outcomes,
    initialPageParam: 0,
    getNextPageParam: (last, _, offset) => (last.results.length < PAGE_SIZE ? undefined : offset + PAGE_SIZE),
    select: ({ pages }) => pages.flatMap(({ results }) => results),
  });
