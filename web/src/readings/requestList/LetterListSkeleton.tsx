import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './LetterListSkeleton.module.css';

const ROWS = 6;

/** Skeleton of a member's list of letters. */
export const LetterListSkeleton = () => (
  <div aria-hidden="true">
    {Array.from({ length: ROWS }, (_, n) => (
      <div key={n} className={styles.row}>
        <Skeleton lines={2} />
      </div>
    ))}
  </div>
);
