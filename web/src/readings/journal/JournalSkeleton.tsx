import { Paper } from '../../ui/Paper.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './JournalSkeleton.module.css';

const DAYS = 35;
const CARDS = 7;

/** Skeleton of the journal. */
export const JournalSkeleton = () => (
  <div role="status">
    <VisuallyHidden>Loading your journal</VisuallyHidden>
    <Paper>
      <div className={styles.parts} aria-hidden="true">
        <div className={styles.days}>
          {Array.from({ length: DAYS }, (_, n) => (
            <Skeleton key={n} shape="round" />
          ))}
        </div>
        <div className={styles.cards}>
          {Array.from({ length: CARDS }, (_, n) => (
            <Skeleton key={n} shape="card" />
          ))}
        </div>
      </div>
    </Paper>
  </div>
);
