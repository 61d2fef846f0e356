import { useState } from 'react';
import { Button } from './Button.tsx';
import styles from './LoadMore.module.css';
import { LoadMoreError } from './LoadMoreError.tsx';
import { useRestoreFocus } from './lostFocus.ts';

interface LoadMoreProps {
  hasMore: boolean;
  isBusy: boolean;
  hasFailed: boolean;
  onMore: () => void;
}

interface PagedQuery {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

/** The props for an infinite query of TanStack. */
export const toLoadMoreProps = (query: PagedQuery): LoadMoreProps => ({
  hasMore: query.hasNextPage,
  isBusy: query.isFetchingNextPage,
  hasFailed: query.isFetchNextPageError,
  onMore: () => void query.fetchNextPage(),
});

/** The button below a list with more pages; nothing after the last page. */
export function LoadMore({ hasMore, isBusy, hasFailed, onMore }: LoadMoreProps) {
  const [hadMore, setHadMore] = useState(hasMore);
  // With the last page the button disappears, and the focus stays at the end of the list.
  const end = useRestoreFocus<HTMLDivElement>(hasMore, (shown) => shown.focus({ preventScroll: true }));
  if (hasMore && !hadMore) setHadMore(true);
  if (!hasMore && !hadMore) return null;
  return (
    <div ref={end} tabIndex={-1} className={hasMore ? styles.pager : undefined}>
      {hasMore && (
        <>
          <LoadMoreError hasFailed={hasFailed && !isBusy} />
          <Button variant="quiet" isBusy={isBusy} onClick={onMore}>
            Load more
          </Button>
        </>
      )}
    </div>
  );
}
