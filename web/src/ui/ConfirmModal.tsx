import {
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { AlertModalProps } from './AlertModal.tsx';
import { Button } from './Button.tsx';
import { useLocation } from './router.tsx';

export interface ConfirmOptions {
  /** 'Are you sure?' by default. */
  heading?: string;
  /** What changes, when, and how much; as a function it can also answer. */
  details?: ReactNode | ((answer: (isYes: boolean) => void) => ReactNode);
  /** Asked at YES: false leaves the question open, for a value in its details that is wrong. */
  isValid?: (() => boolean) | undefined;
  /** Closes the question with no, once it need not be asked any more. */
  signal?: AbortSignal;
}

type Confirm = (question?: ConfirmOptions) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | null>(null);

/** `if (await confirm({ heading, details })) …`: asks with YES and NO; Esc, leaving the page and another question mean no. */
export function useConfirm(): Confirm {
  const ask = use(ConfirmContext);
  if (ask === null) throw new Error('useConfirm is used outside of ConfirmProvider');
  return ask;
}

interface OpenConfirm extends ConfirmOptions {
  answer: (isYes: boolean) => void;
}

interface ConfirmProviderProps {
  /** `AlertModal`, which the app loads later. */
  Modal: ComponentType<AlertModalProps>;
  children: ReactNode;
}

export function ConfirmProvider({ Modal, children }: ConfirmProviderProps) {
  const [question, setQuestion] = useState<OpenConfirm | null>(null);
  const [isOpen, setOpen] = useState(false);
  const refuse = useRef(() => {});
  const ask = useCallback<Confirm>(
    (options = {}) =>
      new Promise((resolve) => {
        const answer = (isYes: boolean) => {
          setOpen(false);
          resolve(isYes);
        };
        const refuseThis = () => answer(false);
        refuse.current();
        refuse.current = refuseThis;
        options.signal?.addEventListener('abort', () => refuse.current === refuseThis && refuseThis());
        setQuestion({ ...options, answer });
        setOpen(true);
      }),
    [],
  );
  const { key } = useLocation();
  useEffect(() => () => refuse.current(), [key]);
  return (
    <ConfirmContext value={ask}>
      {children}
      {question !== null && (
        <Suspense>
          <ConfirmModal key={question.heading} Modal={Modal} question={question} isOpen={isOpen} />
        </Suspense>
      )}
    </ConfirmContext>
  );
}

interface ConfirmModalProps extends Pick<ConfirmProviderProps, 'Modal'> {
  question: OpenConfirm;
  isOpen: boolean;
}

function ConfirmModal({ Modal, question, isOpen }: ConfirmModalProps) {
  const { heading = 'Are you sure?', details, isValid = () => true, answer } = question;
  return (
    <Modal
      isOpen={isOpen}
      onDismiss={() => answer(false)}
      heading={heading}
      details={typeof details === 'function' ? details(answer) : details}
    >
      <Button variant="quiet" onClick={() => answer(false)}>
        NO
      </Button>
      <Button onClick={() => isValid() && answer(true)}>YES</Button>
    </Modal>
  );
}
