import { QUEUE_LIST_ID, ROW_HEIGHT } from './QueueRows.tsx';

const getList = () => document.getElementById(QUEUE_LIST_ID);

const findRow = (index: number) =>
  getList()?.querySelector<HTMLElement>(`li[aria-posinset="${index + 1}"] > a`) ?? null;

/** How many frames a row that is scrolled to may take to be in the page. */
const FRAMES = 30;

/** The row that is being scrolled to: keys that come faster than it is drawn go on from here. */
let awaited: number | null = null;

/** The index of the row that has the focus, or gets it as soon as it is in the page; -1 if none does. */
export function findFocusedRow(): number {
  if (awaited !== null) return awaited;
  const row = document.activeElement?.closest('li[aria-posinset]');
  return row !== null && row !== undefined && getList()?.contains(row) === true
    ? Number(row.getAttribute('aria-posinset')) - 1
    : -1;
}

/** Moves the focus to a row. One far out of sight is not in the page before it is scrolled to. */
export function focusRow(index: number): void {
  const isWaiting = awaited !== null;
  awaited = null;
  const row = findRow(index);
  if (row !== null) return row.focus();
  const scroller = getList()?.parentElement;
  if (scroller === null || scroller === undefined) return;
  scroller.scrollTop = index * ROW_HEIGHT - scroller.clientHeight / 2;
  awaited = index;
  if (!isWaiting) focusWhenDrawn(FRAMES);
}

/** The rows are put into the page by the event of the scrolling, and drawn in a frame after it. */
function focusWhenDrawn(frames: number): void {
  requestAnimationFrame(() => {
    if (awaited === null) return;
    const row = findRow(awaited);
    if (row === null && frames > 1) return focusWhenDrawn(frames - 1);
    awaited = null;
    row?.focus();
  });
}
