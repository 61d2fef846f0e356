import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  summary: ReactNode;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A collapsible part of a page. Its content is rendered only while it is open. */
export const Disclosure = ({ summary, isOpen, onToggle, children }: DisclosureProps) => (
  <details
    className={styles.disclosure}
    open={isOpen}
    onToggle={(event) => onToggle(event.currentTarget.open)}
  >
    <summary>{summary}</summary>
    {isOpen && children}
  </details>
);
