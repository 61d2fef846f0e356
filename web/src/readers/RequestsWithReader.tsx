import type { PublicReader } from '#contract/readers/calls.ts';
import { LoadErrorPaper } from '../platform/LoadErrorPaper.tsx';
import { useFailedRequests } from '../readings/requestList/useFailedRequests.ts';
import { QuoteOfTheDay } from '../readings/daily/QuoteOfTheDay.tsx';
import { RequestRow } from '../readings/requestList/RequestRow.tsx';
import { useNow } from '../platform/useNow.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Loading } from '../ui/Loading.tsx';
import { LoadMore, toLoadMoreProps } from '../ui/LoadMore.tsx';
import { Paper } from '../ui/Paper.tsx';
import styles from './ReaderInfoScreen.module.css';
import { useRequestsWithReader } from './queries.ts';

/** The member's requests to this reader, answered or not. */
export function RequestsWithReader({ reader: { id, firstName } }: { reader: PublicReader }) {
  const list = useRequestsWithReader(id);
  const failed = useFailedRequests();
  const now = useNow();
  if (list.isPending) return <Loading label="Loading your letters" />;
  if (list.data === undefined)
    return <LoadErrorPaper error={list.error} onRetry={() => void list.refetch()} />;
  const { count, requests } = list.data;
  return (
    <Paper
      heading={`Your letters with ${firstName}`}
      aside={count > 0 && (count === 1 ? '1 reading' : `${count} readings`)}
      fill={count > 0 ? 'list' : 'padded'}
    >
      {count === 0 ? (
        <EmptyState message={`No letter from ${firstName} yet`}>
          What {firstName} writes to you is kept here.
          <QuoteOfTheDay />
        </EmptyState>
      ) : (
        <>
          <ul className={styles.list}>
            {requests.map((request) => (
              <RequestRow key={request.id} request={request} now={now} hasFailed={failed.has(request.id)} />
            ))}
          </ul>
          <LoadMore {...toLoadMoreProps(list)} />
        </>
      )}
    </Paper>
  );
}
