import { Button } from '../../ui/Button.tsx';
import { LoadMoreError } from '../../ui/LoadMoreError.tsx';
import styles from './OlderMessages.module.css';
import type { useThread } from './threadQueries.ts';

interface OlderMessagesProps {
  thread: ReturnType<typeof useThread>;
  isSmall?: boolean;
}

/** The button above a thread whose older messages are not loaded; nothing above a whole one. */
export const OlderMessages = ({ thread, isSmall = false }: OlderMessagesProps) =>
  thread.hasOlder && (
    <div className={styles.older}>
      <LoadMoreError hasFailed={thread.hasOlderFailed} />
      <Button variant="quiet" isSmall={isSmall} isBusy={thread.isLoadingOlder} onClick={thread.loadOlder}>
        Older messages
      </Button>
    </div>
  );
