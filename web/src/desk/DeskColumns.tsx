import type { ReactNode } from 'react';
import styles from './RequestPane.module.css';

/** The middle and the side of the desk. */
export const DeskColumns = ({ request, side }: { request: ReactNode; side: ReactNode }) => (
  <>
    <section className={styles.request} aria-label="Letter">
      {request}
    </section>
    <aside className={styles.side} aria-label="Beside the letter">
      {side}
    </aside>
  </>
);
