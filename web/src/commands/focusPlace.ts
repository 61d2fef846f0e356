import type { FocusPlace } from './keyPress.ts';

/** Inputs in which typed letters have no effect. */
const PRESSED_INPUTS = 'button, checkbox, color, file, image, radio, range, reset, submit'
  .split(', ')
  .map((type) => `input[type=${type}]`)
  .join(', ');

const TEXT = `input:not(${PRESSED_INPUTS}), textarea, select, [contenteditable]:not([contenteditable=false])`;
const CONTROLS = `a[href], button, summary, ${PRESSED_INPUTS}, [role=tab], [role=option]`;

/** Where a key event happened. */
export function findFocusPlace(target: EventTarget | null): FocusPlace {
  if (document.querySelector('dialog[open], [aria-modal=true]') !== null) return 'dialog';
  if (!(target instanceof Element)) return 'page';
  if (target.closest('[role=menu], [role=listbox]') !== null) return 'dialog';
  if (target.closest(TEXT) !== null) return 'text';
  return target.closest(CONTROLS) === null ? 'page' : 'control';
}
