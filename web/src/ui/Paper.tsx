import type { ReactNode, Ref } from 'react';
import { classNames } from './classNames.ts';
import styles from './Paper.module.css';

interface PaperProps {
  ref?: Ref<HTMLElement>;
  /** Its h2, which also names the section. */
  heading?: string;
  /** To the right of the heading: a word or a small button. */
  aside?: ReactNode;
  /** `list`: rows extend to the edges and have their own padding. */
  fill?: 'padded' | 'list';
  /** With a larger shadow, for the main element of a page. */
  isRaised?: boolean;
  children: ReactNode;
}

/** A sheet of paper: the container of every block of content. */
export const Paper = ({ ref, heading, aside, fill = 'padded', isRaised = false, children }: PaperProps) => (
  <section ref={ref} className={classNames(styles.paper, isRaised && styles.raised)} aria-label={heading}>
    {heading !== undefined && (
      <header className={styles.head}>
        <h2>{heading}</h2>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </header>
    )}
    <div className={fill === 'list' ? styles.list : styles.padded}>{children}</div>
  </section>
);
