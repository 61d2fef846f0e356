import styles from './RequestFilterBar.module.css';
import { SHOW_OPTIONS } from './requestFilters.ts';

/** As high as the bar, and like it, while the bar is loading. */
export const RequestFilterBarSkeleton = () => (
  <div className={styles.bar} aria-hidden="true">
    <span className={styles.box}>Search letters</span>
    <span className={styles.box}>All readers</span>
    <div className={styles.boxes}>
      {SHOW_OPTIONS.map(({ value, label }) => (
        <b key={value} className={styles.box}>
          {label}
        </b>
      ))}
    </div>
  </div>
);
