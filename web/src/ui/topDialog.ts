/** The open dialog in front: a dialog that another one opens, such as a confirmation, is rendered after it. */
export const findTopDialog = (): Element | undefined => [...document.querySelectorAll('dialog[open]')].at(-1);

/**
 * Calls `act` at once, or with an open dialog as soon as the one in front has closed: until then the browser gives the focus
 * to nothing outside of it. Returns a function that ends the wait.
 */
export function afterTopDialog(act: () => void): () => void {
  const dialog = findTopDialog();
  dialog?.addEventListener('close', act, { once: true });
  if (dialog === undefined) act();
  return () => dialog?.removeEventListener('close', act);
}
