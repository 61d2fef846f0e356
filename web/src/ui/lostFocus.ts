import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { afterTopDialog } from './topDialog.ts';

/** For a `ref`: takes the focus when it appears, in place of a form that it replaces. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();

/** For the focus, if the button that had it is gone. */
export const findPageHeading = () => document.querySelector<HTMLElement>('main h1');

/** The element that had the focus last; null once the user has left it for no other. */
let lastFocused: Element | null = null;
document.addEventListener('focusin', ({ target }) => (lastFocused = target as Element));
document.addEventListener('focusout', ({ target }) =>
  queueMicrotask(() => {
    // For example a click beside the fields. In another window the element still has the focus here.
    if (document.hasFocus() && target === lastFocused && isFocusable(lastFocused as Element))
      lastFocused = null;
  }),
);

// After a press of the pointer, a focus that was lost before need not be restored.
document.addEventListener('pointerdown', () => {
  if (isFocusNowhere()) lastFocused = null;
});

/** An item of a closed menu is hidden; a dialog that is closing is still shown. */
const isFocusable = (element: Element) =>
  element.checkVisibility() &&
  !element.matches(':disabled') &&
  element.closest('dialog:not([open])') === null;

function isFocusNowhere() {
  const { activeElement, body } = document;
  // The browser removes the focus from a closed dialog only in the next frame.
  return activeElement === body || (activeElement !== null && !isFocusable(activeElement));
}

/** For a `ref`: takes the focus when it appears, if the pressed button has been disabled or removed. */
export const takeLostFocus = (element: HTMLElement | null) =>
  element === null ? undefined : restoreLostFocus(() => element.focus());

/**
 * If the element that had the focus has been disabled or removed, calls `focus` with it. With an open dialog it waits
 * until that has closed, because it would give the focus back to a button that no longer exists. Returns a function that
 * ends the wait.
 */
export function restoreLostFocus(focus: (lost: Element) => void): () => void {
  return afterTopDialog(() => {
    if (isFocusNowhere() && lastFocused !== null) focus(lastFocused);
  });
}

/**
 * For a block that replaces a part of itself when `state` changes: if the button that had the focus is gone, the focus
 * moves to the block's first control, or as given.
 */
export function useRestoreFocus<Block extends HTMLElement>(
  state: unknown,
  focus: (block: Block) => void = focusFirstControl,
): RefObject<Block | null> {
  const block = useRef<Block>(null);
  const before = useRef(state);
  const focusBlock = useEffectEvent(() => block.current !== null && focus(block.current));
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    return restoreLostFocus(() => focusBlock());
  }, [state]);
  return block;
}

// Of radio buttons, Tab goes to the checked one.
const CONTROL = 'input:not([hidden], [type=radio]:not(:checked)), select, textarea, button';

const focusFirstControl = (block: HTMLElement) =>
  [...block.querySelectorAll<HTMLElement>(CONTROL)]
    .find((control) => !control.matches(':disabled'))
    ?.focus({ preventScroll: true });

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
        (target ?? findPageHeading())?.focus({ preventScroll: true });
      });
    };
  }, []);
  return row;
}

const FOCUSABLE_BUTTON = 'button:not(:disabled)';
