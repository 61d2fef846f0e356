import type { ReactNode } from 'react';
import styles from './LetterPane.module.css';

/** The middle and the side of the desk. */
export const DeskColumns = ({ letter, side }: { letter: ReactNode; side: ReactNode }) => (
  <>
    <section className={styles.letter} aria-label="Letter">
      {letter}
    </section>
    <aside className={styles.side} aria-label="Beside the letter">
      {side}
    </aside>
  </>
);
