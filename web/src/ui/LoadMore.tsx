import { Button } from './Button.tsx';
import styles from './LoadMore.module.css';

interface LoadMoreProps {
  hasMore: boolean;
  isBusy: boolean;
  onMore: () => void;
}

/** Below a list that grows: nothing once all of it is there. */
export const LoadMore = ({ hasMore, isBusy, onMore }: LoadMoreProps) =>
  hasMore && (
    <div className={styles.pager}>
      <Button variant="quiet" isBusy={isBusy} onClick={onMore}>
        Load more
      </Button>
    </div>
  );
