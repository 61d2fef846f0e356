import type { ReactNode } from 'react';
import styles from './ActionRow.module.css';

interface ActionRowProps {
  heading: string;
  /** What the action does for the member. */
  text: ReactNode;
  children: ReactNode;
}

/** One membership action: its description and its button. */
export const ActionRow = ({ heading, text, children }: ActionRowProps) => (
  <div className={styles.action}>
    <div className={styles.text}>
      <h3>{heading}</h3>
      <p>{text}</p>
    </div>
    {children}
  </div>
);
