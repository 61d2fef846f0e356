/**
 * Whether a pressed key belongs to an input method, such as the Enter that chooses a word. Safari ends the composition
 * before that key; only its code, 229, tells.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229;
