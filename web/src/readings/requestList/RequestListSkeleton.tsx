import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './RequestListSkeleton.module.css';

const ROWS = 6;

/** Skeleton of a member's list of requests. */
export const RequestListSkeleton = () => (
  <div aria-hidden="true">
    {Array.from({ length: ROWS }, (_, n) => (
      <div key={n} className={styles.row}>
        <Skeleton lines={2} />
      </div>
    ))}
  </div>
);
