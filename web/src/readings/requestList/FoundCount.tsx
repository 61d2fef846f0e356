import { COUNT_CAP } from '#contract/listLimits.ts';
import styles from './FoundCount.module.css';

/** How many requests match the search and the filters; empty for null. */
export const FoundCount = ({ count }: { count: number | null }) => (
  <p role="status" className={styles.count}>
    {count !== null && formatFoundCount(count)}
  </p>
);

const formatFoundCount = (count: number) => {
  if (count >= COUNT_CAP) return `${COUNT_CAP.toLocaleString('en')} letters or more`;
  if (count === 0) return 'No letters';
  return count === 1 ? '1 letter' : `${count.toLocaleString('en')} letters`;
};
