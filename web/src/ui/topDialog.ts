/** Of several open dialogs the one that was opened last, which has the focus. */
export const findTopDialog = (): Element | undefined => [...document.querySelectorAll('dialog[open]')].at(-1);
