import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Words for those who listen instead of look. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
);
