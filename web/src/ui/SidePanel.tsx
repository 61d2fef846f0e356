import { type ReactNode, useId } from 'react';
import { IconButton } from './Button.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import { CloseIcon } from './moreIcons.tsx';
import styles from './Modal.module.css';

const EXIT_ANIMATION_MS = 200;

export interface SidePanelProps {
  heading: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A panel at the right edge; full screen on a phone. */
export function SidePanel({ heading, isOpen, onClose, children }: SidePanelProps) {
  const id = useId();
  return (
    <DialogFrame
      isOpen={isOpen}
      exitMs={EXIT_ANIMATION_MS}
      onDismiss={onClose}
      labelledBy={id}
      className={styles.panel}
    >
      <header className={styles.head}>
        <h2 id={id}>{heading}</h2>
        <IconButton label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </header>
      <div className={styles.content}>{children}</div>
    </DialogFrame>
  );
}
