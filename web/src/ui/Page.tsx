import type { ReactNode, Ref } from 'react';
import { classNames } from './classNames.ts';
import styles from './Page.module.css';
import { Sky, type SkyProps } from './Sky.tsx';

interface PageProps extends SkyProps {
  /** `wide`: lists and columns; `letter`: one sheet of text; `narrow`: one small form. */
  width?: keyof typeof WIDTHS;
  children: ReactNode;
}

const WIDTHS = { wide: styles.wide, letter: styles.letter, narrow: styles.narrow };

/** A page below the night sky, with its papers over the ridges. */
export const Page = ({ width = 'wide', children, ...sky }: PageProps) => (
  <>
    <Sky {...sky} />
    <div className={classNames(styles.body, WIDTHS[width])}>{children}</div>
  </>
);

/** Two columns that become one where there is no room; `first` is the narrower. */
export const Columns = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <div className={styles.columns}>
    <div className={styles.stack}>{first}</div>
    <div className={styles.stack}>{second}</div>
  </div>
);

/** Parts one below the other, with the page's spacing. */
export const Stack = ({ children }: { children: ReactNode }) => (
  <div className={styles.stack}>{children}</div>
);

/** Buttons side by side, wrapping. */
export const ButtonRow = ({ ref, children }: { ref?: Ref<HTMLDivElement>; children: ReactNode }) => (
  <div ref={ref} className={styles.row}>
    {children}
  </div>
);
