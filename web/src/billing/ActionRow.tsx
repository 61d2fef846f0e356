import type { ReactNode } from 'react';
import styles from './ActionRow.module.css';

interface ActionRowProps {
  heading: string;
  /** What the action is good for. */
  text: ReactNode;
  /** Its button. */
  children: ReactNode;
}

/** One thing that can be done about a membership: what it is, and the button for it. */
export const ActionRow = ({ heading, text, children }: ActionRowProps) => (
  <div className={styles.action}>
    <div className={styles.words}>
      <h3>{heading}</h3>
      <p>{text}</p>
    </div>
    {children}
  </div>
);
