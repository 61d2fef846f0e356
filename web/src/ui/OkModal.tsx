import { createContext, type ReactNode, use, useCallback, useId, useState } from 'react';
import { Button } from './Button.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import styles from './Modal.module.css';

/** `text` may have several lines. */
export interface OkMessage {
  heading: string;
  text?: ReactNode;
}

type Show = (message: OkMessage) => void;

const OkContext = createContext<Show | null>(null);

/** Shows a message with an OK button. */
export function useOkMessage(): Show {
  const show = use(OkContext);
  if (show === null) throw new Error('useOkMessage is used outside of OkProvider');
  return show;
}

export function OkProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<OkMessage | null>(null);
  const [isOpen, setOpen] = useState(false);
  const show = useCallback<Show>((shown) => {
    setMessage(shown);
    setOpen(true);
  }, []);
  return (
    <OkContext value={show}>
      {children}
      {message !== null && <OkModal message={message} isOpen={isOpen} onOk={() => setOpen(false)} />}
    </OkContext>
  );
}

function OkModal({ message, isOpen, onOk }: { message: OkMessage; isOpen: boolean; onOk: () => void }) {
  const id = useId();
  return (
    <DialogFrame
      isOpen={isOpen}
      onDismiss={onOk}
      role="alertdialog"
      labelledBy={`${id}-heading`}
      describedBy={`${id}-text`}
      className={styles.modal}
    >
      <div className={styles.body}>
        <h2 id={`${id}-heading`}>{message.heading}</h2>
        <div id={`${id}-text`} className={styles.details}>
          {message.text}
        </div>
        <div className={styles.actions}>
          <Button onClick={onOk}>OK</Button>
        </div>
      </div>
    </DialogFrame>
  );
}
