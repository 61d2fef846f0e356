import { useId, useRef } from 'react';
import { COUNT_CAP, PAGE_SIZE } from '#contract/listLimits.ts';
import { CLOSES_AFTER_DAYS } from '#contract/readings/codes.ts';
import { LoadErrorPaper } from '../../platform/LoadErrorPaper.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Link } from '../../ui/Link.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { LazyLoadMore } from '../../platform/LazyLoadMore.tsx';
import type { PresentWriter } from '../presence.ts';
import { isFiltered, LANE_LABELS, type QueueFilters } from './filters.ts';
import { LaneTabs } from './LaneTabs.tsx';
import styles from './Queue.module.css';
import { QueueFilterBar } from './QueueFilterBar.tsx';
import { QueueRows } from './QueueRows.tsx';
import type { QueueList } from './useQueueList.ts';

interface QueueProps {
  queue: QueueList;
  /** The id of the open request. */
  current: number | null;
  present: readonly PresentWriter[];
}

/** The list of all members' requests: open and answered ones at /readings, closed ones at /archived-readings. */
export function Queue({ queue, current, present }: QueueProps) {
  const { filters, list, count, rows, pathOf, loadMore } = queue;
  const scroller = useRef<HTMLDivElement>(null);
  const id = useId();
  return (
    <div className={styles.queue}>
      <header className={styles.head}>
        <div className={styles.title}>
          <h2>{filters.isArchive ? 'Archived readings' : 'Readings'}</h2>
          <nav className={styles.lists} aria-label="Lists">
            <Link to="/readings" aria-current={filters.isArchive ? undefined : 'page'}>
              In progress
            </Link>
            <Link to="/archived-readings" aria-current={filters.isArchive ? 'page' : undefined}>
              Archived
            </Link>
          </nav>
        </div>
        {!filters.isArchive && <LaneTabs lane={filters.lane} controls={id} />}
        <QueueFilterBar filters={filters} count={list.isSuccess ? formatCount(count) : ''} />
      </header>
      <div
        ref={scroller}
        className={styles.scroller}
        {...(!filters.isArchive && { id, role: 'tabpanel', 'aria-label': labelOf(filters.lane) })}
      >
        {list.isPending && <Loading label="Loading readings" />}
        {list.isError && !list.data && (
          <LoadErrorPaper error={list.error} onRetry={() => void list.refetch()} />
        )}
        {list.isSuccess && rows.length === 0 && <EmptyQueue filters={filters} />}
        <QueueRows
          rows={rows}
          count={count}
          current={current}
          present={present}
          pathOf={pathOf}
          scroller={scroller}
          onEnd={loadMore}
        />
        {count > PAGE_SIZE && (
          <LazyLoadMore
            hasMore={list.hasNextPage}
            isBusy={list.isFetchingNextPage}
            hasFailed={list.isFetchNextPageError}
            onMore={loadMore}
          />
        )}
      </div>
    </div>
  );
}

const labelOf = (lane: QueueFilters['lane']) => (lane === null ? 'All' : LANE_LABELS[lane]);

const formatCount = (count: number) => {
  if (count >= COUNT_CAP) return `${COUNT_CAP.toLocaleString('en')} or more`;
  return count === 1 ? '1 request' : `${count.toLocaleString('en')} requests`;
};

const EmptyQueue = ({ filters }: { filters: QueueFilters }) => {
  if (isFiltered(filters))
    return <EmptyState message="Nothing matches">Widen the filters to see more.</EmptyState>;
  if (filters.lane !== null) return <EmptyState message={EMPTY_LANES[filters.lane]} />;
  return (
    <EmptyState message={filters.isArchive ? 'No request is closed yet' : 'The desk is clear'}>
      {filters.isArchive
        ? `Readings without a new message for ${CLOSES_AFTER_DAYS} days are closed and listed here.`
        : 'A new request appears here by itself.'}
    </EmptyState>
  );
};

const EMPTY_LANES = {
  to_answer: 'Every question is answered',
  wrote_back: 'Nobody waits for a reply',
  answered: 'Nothing is answered yet',
  mine: 'You have claimed nothing',
  snoozed: 'Nothing is snoozed',
} as const;
