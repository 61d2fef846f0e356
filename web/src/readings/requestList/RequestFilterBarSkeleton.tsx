import styles from './RequestFilterBar.module.css';
import { SHOW_OPTIONS } from './requestFilters.ts';

/** As high as the bar, and like it, while the bar is loading. */
export const RequestFilterBarSkeleton = () => (
  <div className={styles.bar} aria-hidden="true">
    <span className={styles.box}>&nbsp;</span>
    <span className={styles.box}>&nbsp;</span>
    <div className={styles.boxes}>
      {SHOW_OPTIONS.map(({ value, label }) => (
        <span key={value} className={styles.box}>
          {label}
        </span>
      ))}
    </div>
  </div>
);
