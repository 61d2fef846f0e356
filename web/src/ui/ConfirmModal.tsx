import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react';
import { AlertModal } from './AlertModal.tsx';
import { Button } from './Button.tsx';
import { useLocation } from './router.tsx';

export interface ConfirmOptions {
  /** 'Are you sure?' by default. */
  heading?: string;
  /** What changes, when, and how much; as a function it can also answer. */
  details?: ReactNode | ((answer: (isYes: boolean) => void) => ReactNode);
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

export function ConfirmProvider({ children }: { children: ReactNode }) {
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
        refuse.current();
        refuse.current = () => answer(false);
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
      {question !== null && <ConfirmModal key={question.heading} question={question} isOpen={isOpen} />}
    </ConfirmContext>
  );
}

function ConfirmModal({ question, isOpen }: { question: OpenConfirm; isOpen: boolean }) {
  const { heading = 'Are you sure?', details, answer } = question;
  return (
    <AlertModal
      isOpen={isOpen}
      onDismiss={() => answer(false)}
      heading={heading}
      details={typeof details === 'function' ? details(answer) : details}
    >
      <Button variant="quiet" onClick={() => answer(false)}>
        NO
      </Button>
      <Button onClick={() => answer(true)}>YES</Button>
    </AlertModal>
  );
}
