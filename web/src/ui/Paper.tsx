import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import styles from './Paper.module.css';

interface PaperProps {
  /** Its h2, which also names the section. */
  heading?: string;
  /** At the right of the heading: a word or a small button. */
  aside?: ReactNode;
  /** `list`: rows reach the edges and bring their own space. */
  fill?: 'padded' | 'list';
  /** Lifted from the page, for the one thing that matters on it. */
  isRaised?: boolean;
  children: ReactNode;
}

/** A sheet of ivory paper: what every block of content lies on. */
export const Paper = ({ heading, aside, fill = 'padded', isRaised = false, children }: PaperProps) => (
  <section className={classNames(styles.paper, isRaised && styles.raised)} aria-label={heading}>
    {heading !== undefined && (
      <header className={styles.head}>
        <h2>{heading}</h2>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </header>
    )}
    <div className={styles[fill]}>{children}</div>
  </section>
);
