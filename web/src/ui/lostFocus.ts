import { type RefObject, useEffect, useRef } from 'react';

/**
 * Calls `focus` if the element that had the focus has been removed; with an open dialog, once it has closed, because it
 * would give the focus back to a button that no longer exists. Returns a function that ends the wait.
 */
export function restoreLostFocus(focus: () => void): () => void {
  const restore = () => {
    // The browser removes the focus from a closed dialog only in the next frame.
    const focused = document.activeElement;
    if (focused === document.body || focused?.closest('dialog:not([open])')) focus();
  };
  const dialog = document.querySelector('dialog[open]');
  dialog?.addEventListener('close', restore, { once: true });
  if (dialog === null) restore();
  return () => dialog?.removeEventListener('close', restore);
}

/**
 * For the row of a list: when it is removed together with the button that has the focus, the focus moves to a button of
 * the next row, else of the previous one, else to the page's heading.
 */
export function useRowFocus<Row extends HTMLElement>(): RefObject<Row | null> {
  const row = useRef<Row>(null);
  const neighbours = useRef<(Element | null)[]>([]);
  useEffect(() => {
    // Read after each render, because a removed row has no neighbours.
    neighbours.current = [
      row.current?.nextElementSibling ?? null,
      row.current?.previousElementSibling ?? null,
    ];
  });
  useEffect(() => {
    const element = row.current;
    return () => {
      // Strict mode runs this without removing the row.
      if (element?.isConnected) return;
      restoreLostFocus(() => {
        const buttons = neighbours.current.map((one) => one?.querySelector<HTMLElement>(FOCUSABLE_BUTTON));
        const target = buttons.find((button) => button?.isConnected);
        (target ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
      });
    };
  }, []);
  return row;
}

const FOCUSABLE_BUTTON = 'button:not(:disabled)';
