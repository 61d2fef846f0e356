import { QUEUE_LIST_ID, rowHeight } from './QueueRows.tsx';

const getList = () => document.getElementById(QUEUE_LIST_ID);

const findRow = (index: number) =>
  getList()?.querySelector<HTMLElement>(`li[aria-posinset="${index + 1}"] > a`) ?? null;

/** The maximum number of frames until a row that is scrolled to is rendered. */
const FRAMES = 30;

/** The index of the row that is being scrolled to. Key presses before it is rendered continue from this row. */
let awaited: number | null = null;

/** The index of the row that has the focus, or will have it once it is rendered; -1 if there is none. */
export function findFocusedRow(): number {
  if (awaited !== null) return awaited;
  const row = document.activeElement?.closest('li[aria-posinset]');
  return row !== null && row !== undefined && getList()?.contains(row) === true
    ? Number(row.getAttribute('aria-posinset')) - 1
    : -1;
}

/** Moves the focus to a row. A row far outside of the viewport is rendered only after scrolling to it. */
export function focusRow(index: number): void {
  const isWaiting = awaited !== null;
  awaited = null;
  const row = findRow(index);
  if (row !== null) return row.focus();
  const scroller = getList()?.parentElement;
  if (scroller === null || scroller === undefined) return;
  scroller.scrollTop = index * rowHeight() - scroller.clientHeight / 2;
  awaited = index;
  if (!isWaiting) focusWhenDrawn(FRAMES);
}

/** Waits for the row, because the scroll event renders it only in a later frame. */
function focusWhenDrawn(frames: number): void {
  requestAnimationFrame(() => {
    if (awaited === null) return;
    const row = findRow(awaited);
    if (row === null && frames > 1) return focusWhenDrawn(frames - 1);
    awaited = null;
    row?.focus();
  });
}
