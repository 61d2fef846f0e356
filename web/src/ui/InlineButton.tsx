import type { ReactNode } from 'react';
import styles from './InlineButton.module.css';

/** A button within a text, which looks like a link. */
export const InlineButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button type="button" className={styles.button} onClick={onClick}>
    {children}
  </button>
);
