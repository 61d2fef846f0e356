import type { ReactNode } from 'react';
import { classNames } from '../ui/classNames.ts';
import buttons from '../ui/Button.module.css';
import styles from './ActionLink.module.css';

interface ActionLinkProps {
  href: string;
  look?: 'straw' | 'primary' | 'quiet' | 'onNight';
  isSmall?: boolean;
  children: ReactNode;
}

/** A link that looks like a button. */
export const ActionLink = ({ href, look = 'straw', isSmall = false, children }: ActionLinkProps) => (
  <a
    className={classNames(
      buttons.button,
      look === 'onNight' ? styles.onNight : buttons[look],
      !isSmall && styles.large,
    )}
    href={href}
  >
    {children}
  </a>
);
