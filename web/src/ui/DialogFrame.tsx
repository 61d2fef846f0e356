import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface DialogFrameProps {
  isOpen: boolean;
  /** How long it stays to be seen leaving after `isOpen` turned false; then it is out of the page. */
  exitMs: number;
  /** Asked to leave by Esc or by a press beside it. */
  onDismiss: () => void;
  labelledBy: string;
  describedBy?: string;
  role?: 'alertdialog';
  className: string | undefined;
  children: ReactNode;
}

/** The native modal dialog that every modal and panel stands on: focus is held, and given back by the browser. */
export function DialogFrame(props: DialogFrameProps) {
  const { isOpen, exitMs, onDismiss, labelledBy, describedBy, role, className, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const isPresent = useDialogPresence(dialog, isOpen, exitMs);
  if (!isPresent) return null;
  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={className}
      data-leaving={isOpen ? undefined : ''}
      onCancel={(event) => {
        // The browser would close it at once; it leaves in its own time.
        event.preventDefault();
        onDismiss();
      }}
      onPointerDown={(event) => {
        // Only the backdrop reports the dialog itself as its target.
        if (event.target === event.currentTarget) onDismiss();
      }}
    >
      {children}
    </dialog>
  );
}

function useDialogPresence(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean, leavesInMs: number) {
  const [isPresent, setPresent] = useState(isOpen);
  if (isOpen && !isPresent) setPresent(true);
  useLayoutEffect(() => {
    if (!isPresent) return;
    const shown = dialog.current;
    shown?.showModal();
    // Another question may take its place at once; taken out while open, it would not give the focus back.
    return () => shown?.close();
  }, [dialog, isPresent]);
  useEffect(() => {
    if (isOpen || !isPresent) return;
    const leaving = setTimeout(() => {
      dialog.current?.close();
      setPresent(false);
    }, leavesInMs);
    return () => clearTimeout(leaving);
  }, [dialog, isOpen, isPresent, leavesInMs]);
  return isPresent;
}
