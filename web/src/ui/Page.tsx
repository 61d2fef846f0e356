import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import styles from './Page.module.css';
import { Sky, type SkyProps } from './Sky.tsx';

interface PageProps extends SkyProps {
  /** `wide`: lists and columns; `letter`: one sheet of text; `narrow`: one small form. */
  width?: keyof typeof WIDTHS;
  children: ReactNode;
}

const WIDTHS = { wide: styles.wide, letter: styles.letter, narrow: styles.narrow };

/** A page: the night sky with the heading, and the content, which begins above the lower edge of the sky. */
export const Page = ({ width = 'wide', children, ...sky }: PageProps) => (
  <>
    <Sky {...sky} />
    <div className={classNames(styles.body, WIDTHS[width])}>{children}</div>
  </>
);
