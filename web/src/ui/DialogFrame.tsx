import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { isComposing } from './isComposing.ts';
import { isFilledSearch } from './isFilledSearch.ts';
import { findTopDialog } from './topDialog.ts';

const EXIT_ANIMATION_MS = 250;

interface DialogFrameProps {
  isOpen: boolean;
  /** How long the closing animation takes after `isOpen` turned false; then it is removed. */
  exitMs?: number;
  /** Called for Esc or a press on the backdrop. */
  onDismiss: () => void;
  labelledBy: string;
  describedBy?: string;
  role?: 'alertdialog';
  className: string | undefined;
  children: ReactNode;
}

/** The native modal dialog behind every modal and panel: the browser traps and restores the focus. */
export function DialogFrame(props: DialogFrameProps) {
  const {
    isOpen,
    exitMs = EXIT_ANIMATION_MS,
    onDismiss,
    labelledBy,
    describedBy,
    role,
    className,
    children,
  } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const isPresent = useDialogPresence(dialog, isOpen, exitMs);
  useEscapeKey(dialog, isPresent, onDismiss);
  if (!isPresent) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The keyboard has Esc for it.
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={className}
      data-leaving={isOpen ? undefined : ''}
      // Android's back gesture.
      onCancel={(event) => {
        // The browser would close it without the animation.
        event.preventDefault();
        onDismiss();
      }}
      onMouseDown={(event) => {
        // Only a press on the backdrop has the dialog itself as its target. The second press of a double click on the
        // button that opened the dialog falls on the backdrop too.
        if (event.target === event.currentTarget && event.detail < 2) onDismiss();
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
    // Another dialog may replace it at once; removed while open, it would not restore the focus.
    return () => close(shown);
  }, [dialog, isPresent]);
  useEffect(() => {
    if (isOpen || !isPresent) return;
    const leaving = setTimeout(() => {
      close(dialog.current);
      // At once: opened again before the next render, it would keep its content and stay closed.
      flushSync(() => setPresent(false));
    }, leavesInMs);
    // The second press of a double click would take the focus out of the dialog, which then could not give it back.
    document.addEventListener('mousedown', keepFocus);
    return () => {
      clearTimeout(leaving);
      document.removeEventListener('mousedown', keepFocus);
    };
  }, [dialog, isOpen, isPresent, leavesInMs]);
  return isPresent;
}

const keepFocus = (event: MouseEvent) => event.preventDefault();

function close(dialog: HTMLDialogElement | null) {
  const selection = document.getSelection();
  // Chromium gives the focus back to a text field, but without its caret if that was in the dialog: what is typed is lost.
  if (dialog?.contains(selection?.anchorNode ?? null) === true) selection?.removeAllRanges();
  dialog?.close();
}

/**
 * Esc for the dialog in front, regardless of where the focus is. With `cancel` alone, the browser would close the dialog in spite of
 * `preventDefault` if nothing but Esc was pressed since the last one.
 */
function useEscapeKey(dialog: RefObject<HTMLDialogElement | null>, isPresent: boolean, onEscape: () => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
    if (findTopDialog() !== dialog.current || isFilledSearch(event.target)) return;
    event.preventDefault();
    onEscape();
  });
  useEffect(() => {
    if (!isPresent) return;
    const follow = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, [isPresent]);
}
