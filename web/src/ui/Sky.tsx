import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { takeFocusFromMain } from './takeFocusFromMain.ts';
import styles from './Sky.module.css';
import { Moon, Ridges, Stars } from './nightArt.tsx';

export interface SkyProps {
  /** The page's h1. */
  heading: ReactNode;
  /** Above the heading: a back link, a date. */
  above?: ReactNode;
  /** A sentence or two below the heading. */
  text?: ReactNode;
  /** The page's main action, as a straw button. */
  action?: ReactNode;
  /** `start`: heading at the left, action at the right, the moon between; `center`: the heading alone. */
  align?: 'start' | 'center';
  /** `tall` leaves room for content over it, such as drawn cards. */
  height?: 'low' | 'tall';
}

/** The night sky at the top of a page: Prussian blue fading down over two ridges. Its lower third stays free. */
export function Sky({ heading, above, text, action, align = 'start', height = 'low' }: SkyProps) {
  return (
    <div
      className={classNames(
        styles.sky,
        align === 'start' ? styles.start : styles.center,
        height === 'tall' && styles.tall,
      )}
    >
      <Stars />
      {align === 'start' && (
        <div className={styles.moon}>
          <Moon />
        </div>
      )}
      <Ridges />
      <div className={styles.content}>
        <div>
          {above !== undefined && <div className={styles.above}>{above}</div>}
          <h1 ref={takeFocusFromMain} tabIndex={-1}>
            {heading}
          </h1>
          {text !== undefined && <div className={styles.text}>{text}</div>}
        </div>
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
