import type { ReactNode } from 'react';
import styles from './ScrollRegion.module.css';

/** Content that may be wider than the screen: scrolled sideways by touch, wheel, or the arrow keys. */
export const ScrollRegion = ({ label, children }: { label: string; children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Without the focus, no key could scroll it.
  <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
    {children}
  </div>
);
