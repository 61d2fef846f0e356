const findReplyBox = () =>
  document.querySelector<HTMLTextAreaElement>('form[aria-label="Response"] textarea[name="message"]');

/** Puts the caret into the reply to the open request; by default at its end. */
export function focusReply({ at }: { at?: number } = {}) {
  const box = findReplyBox();
  if (box === null) return;
  box.focus({ preventScroll: true });
  const caret = at ?? box.value.length;
  box.setSelectionRange(caret, caret);
  if (caret === 0) showStart(box);
  else box.scrollIntoView({ block: 'nearest' });
}

/** The minimum height of a draft that is visible, and of an empty reply. */
const DRAFT_IN_SIGHT_PX = 260;
const EMPTY_IN_SIGHT_PX = 180;

/** Scrolls to the beginning of a long reply, with the choices above it if the screen is high enough. */
function showStart(box: HTMLTextAreaElement) {
  const { form } = box;
  if (form === null) return;
  form.scrollTop = 0;
  const end = form.lastElementChild?.getBoundingClientRect().top ?? window.innerHeight;
  const height = end - box.getBoundingClientRect().top;
  if (height < (box.value === '' ? EMPTY_IN_SIGHT_PX : DRAFT_IN_SIGHT_PX))
    box.scrollIntoView({ block: 'start' });
}

/** The selection in the reply to the open request, even while the focus is elsewhere. */
export function readReplySelection(): [start: number, end: number] {
  const box = findReplyBox();
  return box === null ? [Infinity, Infinity] : [box.selectionStart, box.selectionEnd];
}

/** Puts the caret into the passage of a position, and scrolls to its card. */
export function goToPosition(index: number) {
  const position = document.querySelector(`form[aria-label="Response"] [data-position="${index}"]`);
  position?.querySelector('textarea')?.focus({ preventScroll: true });
  position?.scrollIntoView({ block: 'nearest' });
}
