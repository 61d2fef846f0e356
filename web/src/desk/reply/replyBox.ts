const findReplyBox = () =>
  document.querySelector<HTMLTextAreaElement>('form[aria-label="Response"] textarea[name="message"]');

/** Puts the caret into the letter of the open request; by default at its end. */
export function focusReply({ at }: { at?: number } = {}) {
  const box = findReplyBox();
  if (box === null) return;
  box.focus({ preventScroll: true });
  const caret = at ?? box.value.length;
  box.setSelectionRange(caret, caret);
  // A long letter is taller than its part of the screen: of a draft the start is shown.
  if (caret === 0) box.scrollIntoView({ block: 'start' });
  else box.scrollIntoView({ block: 'nearest' });
}

/** The selection in the letter of the open request, which stays while the focus is elsewhere. */
export function readReplySelection(): [start: number, end: number] {
  const box = findReplyBox();
  return box === null ? [Infinity, Infinity] : [box.selectionStart, box.selectionEnd];
}

/** Puts the caret into the passage of a place, with its card in sight. */
export function goToPlace(index: number) {
  const place = document.querySelector(`form[aria-label="Response"] [data-place="${index}"]`);
  place?.querySelector('textarea')?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'nearest' });
}
