import type { ReactNode } from 'react';
import styles from './Text.module.css';

interface EmptyStateProps {
  /** What is missing: 'No payment methods found'. */
  message: string;
  /** What the user can do about it. */
  children?: ReactNode;
  action?: ReactNode;
  quote?: { text: string; author: string } | undefined;
}

/** An empty state: a thin moon, a message, and an action. */
export const EmptyState = ({ message, children, action, quote }: EmptyStateProps) => (
  <div className={styles.empty}>
    <svg width="72" height="72" viewBox="0 0 72 72" aria-hidden="true">
      <circle className={styles.newMoon} cx="36" cy="36" r="30" />
      <path className={styles.sliver} d="M36 6a30 30 0 1 1 0 60 34 34 0 0 0 0-60z" />
    </svg>
    <p className={styles.message}>{message}</p>
    {children !== undefined && <div className={styles.more}>{children}</div>}
    {action}
    {quote !== undefined && <Quote {...quote} />}
  </div>
);

/** A quote with its author. */
export const Quote = ({ text, author }: { text: string; author: string }) => (
  <figure className={styles.quote}>
    <blockquote>{text}</blockquote>
    <figcaption>{author}</figcaption>
  </figure>
);
