import { PAGE_SIZE } from '#contract/listLimits.ts';
import { Suspense } from 'react';
import { LazyLoadMore } from '../../platform/LazyLoadMore.tsx';
import { lazyExtra } from '../../platform/lazyScreen.ts';
import { onceIdle } from '../../platform/whenIdle.ts';
import { useChangeParams } from '../../platform/useChangeParams.ts';
import { Paper } from '../../ui/Paper.tsx';
import { RequestFilterBarSkeleton } from './RequestFilterBarSkeleton.tsx';
import {
  isFiltered,
  type RequestFilters,
  NO_FILTERS,
  parseRequestFilters,
  toSearchParams,
} from './requestFilters.ts';
import styles from './RequestList.module.css';
import { RequestListSkeleton } from './RequestListSkeleton.tsx';
import { LoadErrorPaper } from '../../platform/LoadErrorPaper.tsx';
import { type OwnRequest, useOwnRequests, useSealedRequests } from './ownRequests.ts';
import { useFailedRequests } from './useFailedRequests.ts';
import { RequestRow } from './RequestRow.tsx';
import { useNow } from '../../platform/useNow.ts';
import { useWindowedRows } from './useWindowedRows.tsx';
import { useSearchParams } from '../../ui/router.tsx';

// Loaded when the browser is idle, with its fields: many members have only a few requests.
const RequestFilterBar = lazyExtra(
  onceIdle(async () => (await import('./RequestFilterBar.tsx')).RequestFilterBar),
);

const NothingFound = lazyExtra(async () => (await import('./NothingFound.tsx')).NothingFound);

/** From this number of requests on, the list has a search and filters. */
const SEARCHABLE_FROM = 4;

/** All requests of the member, sealed ones first, with a search and filters that are stored in the URL. */
export function RequestList({ total }: { total: number }) {
  const { filters, setFilters } = useRequestFilters();
  const list = useOwnRequests(filters);
  const sealed = useSealedRequests(filters);
  const isListFiltered = isFiltered(filters);
  const { count = 0, requests = [] } = list.data ?? {};
  const rows = putSealedFirst(sealed.data ?? [], requests);
  return (
    <Paper heading="All readings" aside={rows[0]?.isSealed ? 'Sealed first' : 'Newest first'} fill="list">
      {(isListFiltered || total >= SEARCHABLE_FROM) && (
        <Suspense fallback={<RequestFilterBarSkeleton />}>
          <RequestFilterBar
            filters={filters}
            onChange={setFilters}
            found={isListFiltered && list.isSuccess && !list.isPlaceholderData ? count : null}
          />
        </Suspense>
      )}
      {list.isPending && <RequestListSkeleton />}
      {list.isError && requests.length === 0 && (
        <LoadErrorPaper error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.isSuccess && rows.length === 0 && (
        <Suspense>
          <NothingFound onClear={() => setFilters(() => NO_FILTERS)} />
        </Suspense>
      )}
      <RequestRows rows={rows} total={count} isFading={list.isPlaceholderData} />
      {count > PAGE_SIZE && (
        <LazyLoadMore
          hasMore={list.hasNextPage && !list.isPlaceholderData}
          isBusy={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </Paper>
  );
}

/** The filters in the URL. Each change adds a history entry, but typing one search adds only one. */
function useRequestFilters() {
  const params = useSearchParams();
  const changeParams = useChangeParams();
  const setFilters = (change: (now: RequestFilters) => RequestFilters) =>
    changeParams((nowParams) => {
      const now = parseRequestFilters(nowParams);
      const changed = change(now);
      const isStillTyping = now.search !== '' && changed.search !== '' && changed.search !== now.search;
      return {
        search: new URLSearchParams(toSearchParams(changed)).toString(),
        replace: isStillTyping,
      };
    });
  return { filters: parseRequestFilters(params), setFilters };
}

function putSealedFirst(sealed: readonly OwnRequest[], requests: readonly OwnRequest[]): OwnRequest[] {
  const ids = new Set(sealed.map(({ id }) => id));
  return [...sealed, ...requests.filter(({ id }) => !ids.has(id))];
}

function RequestRows({
  rows,
  total,
  isFading,
}: {
  rows: readonly OwnRequest[];
  total: number;
  isFading: boolean;
}) {
  const failed = useFailedRequests();
  const now = useNow();
  const { list, shown, padding, observer } = useWindowedRows(rows);
  if (rows.length === 0) return null;
  return (
    <>
      {observer}
      <ul ref={list} className={styles.list} style={padding} aria-label="Letters" aria-busy={isFading}>
        {shown.map(({ row, place }) => (
          <RequestRow
            key={row.id}
            request={row}
            hasFailed={failed.has(row.id)}
            now={now}
            {...(place !== undefined && { place: { ...place, total: Math.max(total, rows.length) } })}
          />
        ))}
      </ul>
    </>
  );
}
