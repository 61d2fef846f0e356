import styles from './Skeleton.module.css';
import { classNames } from './classNames.ts';

interface SkeletonProps {
  /** `lines` of a text, a playing `card`, or a `round` picture. */
  shape?: 'lines' | 'card' | 'round';
  /** How many lines; the last one is shorter. */
  lines?: number;
}

/** A grey placeholder for content that is loading. It is decorative; the container announces the loading. */
export const Skeleton = ({ shape = 'lines', lines = 1 }: SkeletonProps) =>
  shape === 'lines' ? (
    <span className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, n) => (
        <span key={n} className={styles.block} />
      ))}
    </span>
  ) : (
    <span
      className={classNames(styles.block, shape === 'card' ? styles.card : styles.round)}
      aria-hidden="true"
    />
  );
