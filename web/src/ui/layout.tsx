import type { ReactNode, Ref } from 'react';
import styles from './layout.module.css';

/** Two columns that become one where there is no room; `first` is the narrower. */
export const Columns = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <div className={styles.columns}>
    <div className={styles.stack}>{first}</div>
    <div className={styles.stack}>{second}</div>
  </div>
);

/** Parts one below the other, with the page's spacing. */
export const Stack = ({ children }: { children: ReactNode }) => (
  <div className={styles.stack}>{children}</div>
);

/** Buttons side by side, wrapping. */
export const ButtonRow = ({ ref, children }: { ref?: Ref<HTMLDivElement>; children: ReactNode }) => (
  <div ref={ref} className={styles.row}>
    {children}
  </div>
);
