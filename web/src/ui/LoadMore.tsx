import { Button } from './Button.tsx';
import styles from './LoadMore.module.css';

interface LoadMoreProps {
  hasMore: boolean;
  isBusy: boolean;
  onMore: () => void;
}

/** The button below a list with more pages; nothing after the last page. */
export const LoadMore = ({ hasMore, isBusy, onMore }: LoadMoreProps) =>
  hasMore && (
    <div className={styles.pager}>
      <Button variant="quiet" isBusy={isBusy} onClick={onMore}>
        Load more
      </Button>
    </div>
  );
