import { QUEUE_LIST_ID, ROW_HEIGHT } from './QueueRows.tsx';

const getList = () => document.getElementById(QUEUE_LIST_ID);

const findRow = (index: number) =>
  getList()?.querySelector<HTMLElement>(`li[aria-posinset="${index + 1}"] > a`) ?? null;

/** The index of the row that has the focus; -1 if none has. */
export function findFocusedRow(): number {
  const row = document.activeElement?.closest('li[aria-posinset]');
  return row !== null && row !== undefined && getList()?.contains(row) === true
    ? Number(row.getAttribute('aria-posinset')) - 1
    : -1;
}

/** Moves the focus to a row. One far out of sight is not in the page before it is scrolled to. */
export function focusRow(index: number): void {
  const row = findRow(index);
  if (row !== null) return row.focus();
  const scroller = getList()?.parentElement;
  if (scroller === null || scroller === undefined) return;
  scroller.scrollTop = index * ROW_HEIGHT - scroller.clientHeight / 2;
  // The rows there are put into the page by the event of the scrolling, and drawn in the frame after it.
  requestAnimationFrame(() => requestAnimationFrame(() => findRow(index)?.focus()));
}
