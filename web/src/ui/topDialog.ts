/** The open dialog in front: a dialog that another one opens, such as a confirmation, is rendered after it. */
export const findTopDialog = (): Element | undefined => [...document.querySelectorAll('dialog[open]')].at(-1);
