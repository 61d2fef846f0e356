import {
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useState,
} from 'react';
import type { AlertModalProps } from './AlertModal.tsx';
import { Button } from './Button.tsx';

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

interface OkProviderProps {
  /** `AlertModal`, which the app loads later. */
  Modal: ComponentType<AlertModalProps>;
  children: ReactNode;
}

export function OkProvider({ Modal, children }: OkProviderProps) {
  const [message, setMessage] = useState<OkMessage | null>(null);
  const [isOpen, setOpen] = useState(false);
  const show = useCallback<Show>((shown) => {
    setMessage(shown);
    setOpen(true);
  }, []);
  return (
    <OkContext value={show}>
      {children}
      {message !== null && (
        <Suspense>
          <Modal
            isOpen={isOpen}
            onDismiss={() => setOpen(false)}
            heading={message.heading}
            details={message.text}
          >
            <Button onClick={() => setOpen(false)}>OK</Button>
          </Modal>
        </Suspense>
      )}
    </OkContext>
  );
}
