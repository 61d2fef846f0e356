import { flushSync } from 'react-dom';
import { useCommands } from '../../commands/useCommands.ts';
import { findFocusedRow, focusRow } from './focusRow.ts';
import { LOAD_AHEAD_ROWS } from './QueueRows.tsx';
import type { QueueList } from './useQueueList.ts';

/**
 * The keyboard shortcuts of the queue: j and k move between rows, Enter and o open a row, Esc returns from the request to
 * its row, and a second Esc closes the request.
 */
export function useQueueCommands(
  { rows, loadMore, open, close }: QueueList,
  current: number | null,
  /** A small screen shows one pane at a time. */
  showQueue: () => void,
): void {
  const focusShownRow = (index: number) => {
    flushSync(showQueue);
    focusRow(index);
  };
  const findStart = () => {
    const focused = findFocusedRow();
    return focused === -1 ? rows.findIndex(({ id }) => id === current) : focused;
  };
  const goOn = () => {
    const next = findStart() + 1;
    if (next < rows.length) focusShownRow(next);
    // Loads early, so that a held key does not stop at the end of a page.
    if (next >= rows.length - LOAD_AHEAD_ROWS) loadMore();
  };
  useCommands({
    next: goOn,
    previous: () => focusShownRow(Math.max(0, findStart() - 1)),
    open: () => {
      const row = rows[Math.max(0, findStart())];
      if (row !== undefined) open(row.id);
    },
    back: () => {
      if (current !== null && findFocusedRow() !== -1) return close();
      focusShownRow(Math.max(0, findStart()));
      // From a search without results, so that the next keys are not typed into it.
      if (rows.length === 0 && document.activeElement instanceof HTMLElement) document.activeElement.blur();
    },
    search: () => {
      flushSync(showQueue);
      document.querySelector<HTMLElement>('section[aria-label="Queue"] input[type=search]')?.focus();
    },
  });
}
