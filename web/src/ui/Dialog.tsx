import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from './Button.tsx';
import { classNames } from './classNames.ts';
import { DialogFrame } from './DialogFrame.tsx';
import { CloseIcon } from './moreIcons.tsx';
import styles from './Modal.module.css';

interface DialogProps {
  heading: string;
  isOpen: boolean;
  onClose: () => void;
  isWide?: boolean;
  children: ReactNode;
}

/** A modal for more than a question: a form, a picker, a text to read. */
export function Dialog({ heading, isOpen, onClose, isWide = false, children }: DialogProps) {
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  // The browser has focused the first button, which closes the dialog.
  useEffect(() => {
    if (isOpen) body.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [isOpen]);
  return (
    <DialogFrame
      isOpen={isOpen}
      onDismiss={onClose}
      labelledBy={id}
      className={classNames(styles.modal, isWide && styles.wide)}
    >
      <div ref={body} className={styles.body}>
        <header className={styles.head}>
          <h2 id={id}>{heading}</h2>
          <IconButton label="Close" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </header>
        {children}
      </div>
    </DialogFrame>
  );
}
