import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import styles from './Notice.module.css';
import { StatusMoon } from './StatusMoon.tsx';

interface NoticeProps {
  phase: 'half' | 'full' | 'empty';
  /** Decides its colour. */
  tone: 'good' | 'waiting' | 'bad' | 'over';
  heading: string;
  text: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
}

/** A line above a page's content: a state that matters, and what can be done about it. */
export const Notice = ({ phase, tone, heading, text, action }: NoticeProps) => (
  <section className={classNames(styles.notice, styles[tone])} aria-label={heading}>
    <span aria-hidden="true">
      <StatusMoon phase={phase} label={heading} isLabelHidden />
    </span>
    <div className={styles.text}>
      <h2>{heading}</h2>
      <p>{text}</p>
    </div>
    {action}
  </section>
);
