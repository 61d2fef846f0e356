import type { ReactNode } from 'react';
import { Paper } from '../ui/Paper.tsx';
import styles from './ActionPaper.module.css';

interface ActionPaperProps {
  heading: string;
  /** What the action is good for. */
  text: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

/** One thing that can be done about a membership: what it is, and the button for it. */
export const ActionPaper = ({ heading, text, children }: ActionPaperProps) => (
  <Paper>
    <div className={styles.action}>
      <div className={styles.words}>
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.acts}>{children}</div>
    </div>
  </Paper>
);
