import { type ReactNode, useId } from 'react';
import { DialogFrame } from './DialogFrame.tsx';
import styles from './Modal.module.css';

export interface AlertModalProps {
  isOpen: boolean;
  onDismiss: () => void;
  heading: string;
  details: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

/** The dialog of a question or message that must be answered. */
export function AlertModal({ isOpen, onDismiss, heading, details, children }: AlertModalProps) {
  const id = useId();
  return (
    <DialogFrame
      isOpen={isOpen}
      onDismiss={onDismiss}
      role="alertdialog"
      labelledBy={`${id}-heading`}
      describedBy={`${id}-details`}
      className={styles.modal}
    >
      <div className={styles.body}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        <div id={`${id}-details`} className={styles.details}>
          {details}
        </div>
        <div className={styles.actions}>{children}</div>
      </div>
    </DialogFrame>
  );
}
