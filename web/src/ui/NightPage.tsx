import type { ReactNode } from 'react';
import styles from './NightPage.module.css';
import { Moon, Ridges, Stars } from './nightArt.tsx';
import { Stack } from './layout.tsx';
import { takeFocusFromMain } from './takeFocusFromMain.ts';

interface NightPageProps {
  heading: ReactNode;
  text?: ReactNode;
  /** The content of its single paper. */
  children: ReactNode;
  /** Links below the paper. */
  below?: ReactNode;
}

/** A page with a single task, such as logging in: a paper on a night sky that fills the window. */
export const NightPage = ({ heading, text, children, below }: NightPageProps) => (
  <div className={styles.night}>
    <Stars />
    <Ridges />
    <div className={styles.middle}>
      <h1 ref={takeFocusFromMain} tabIndex={-1}>
        {heading}
      </h1>
      {text !== undefined && <div className={styles.text}>{text}</div>}
      <div className={styles.moon}>
        <Moon />
      </div>
      <div className={styles.paper}>
        <Stack>{children}</Stack>
      </div>
      {below !== undefined && <div className={styles.below}>{below}</div>}
    </div>
  </div>
);
