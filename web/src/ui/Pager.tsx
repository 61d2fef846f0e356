import { Button } from './Button.tsx';
import styles from './Pager.module.css';

interface MoreProps {
  hasMore: boolean;
  isBusy: boolean;
  onMore: () => void;
}

/** Below a list that grows: nothing once all of it is there. */
export const LoadMore = ({ hasMore, isBusy, onMore }: MoreProps) =>
  hasMore && (
    <div className={styles.pager}>
      <Button variant="quiet" isBusy={isBusy} onClick={onMore}>
        Load more
      </Button>
    </div>
  );

interface PagerProps {
  offset: number;
  limit: number;
  count: number;
  onOffset: (offset: number) => void;
}

/** Pages of a list, one at a time; nothing while one page holds it all. */
export function Pager({ offset, limit, count, onOffset }: PagerProps) {
  if (count <= limit && offset === 0) return null;
  const last = Math.min(offset + limit, count);
  return (
    <nav className={styles.pager} aria-label="Pages">
      <Button
        variant="quiet"
        isSmall
        disabled={offset === 0}
        onClick={() => onOffset(Math.max(0, offset - limit))}
      >
        Previous
      </Button>
      <span>
        {offset + 1}–{last} of {count}
      </span>
      <Button variant="quiet" isSmall disabled={last >= count} onClick={() => onOffset(offset + limit)}>
        Next
      </Button>
    </nav>
  );
}
