import type { ReactNode } from 'react';
import { classNames } from '../ui/classNames.ts';
import styles from './Section.module.css';

interface SectionProps {
  /** The anchor of the section; its heading's id is derived from it. */
  id: string;
  heading: ReactNode;
  /** Below the heading. */
  lead?: ReactNode;
  /** Puts the heading beside the content if there is room. */
  isBeside?: boolean;
  /** `paper`: on a lighter band; `night`: on the night sky. */
  look?: 'plain' | 'paper' | 'night';
  children: ReactNode;
}

/** One part of the page, with its heading. */
export const Section = ({ id, heading, lead, look = 'plain', isBeside = false, children }: SectionProps) => (
  <section id={id} className={classNames(styles.section, styles[look])} aria-labelledby={`${id}-heading`}>
    <div className={classNames(styles.middle, isBeside && styles.beside)}>
      <div>
        <h2 id={`${id}-heading`} className={styles.heading}>
          {heading}
        </h2>
        {lead !== undefined && <div className={styles.lead}>{lead}</div>}
      </div>
      <div>{children}</div>
    </div>
  </section>
);
