import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useCommands } from '../../commands/useCommands.ts';
import { findFocusedRow, focusRow } from './focusRow.ts';
import { findPageHeading, restoreLostFocus } from '../../ui/lostFocus.ts';
import { LOAD_AHEAD_ROWS } from './QueueRows.tsx';
import type { QueueRow } from './rowRules.ts';
import type { QueueList } from './useQueueList.ts';

/**
 * The keyboard shortcuts of the queue: j and k move between rows, Enter and o open a row, Esc returns from the request to
 * its row, and a second Esc closes the request.
 */
export function useQueueCommands(
  { rows, pathOf, loadMore, open, close }: QueueList,
  current: number | null,
  /** A small screen shows one pane at a time. */
  showQueue: () => void,
): void {
  const focusShownRow = (index: number) => {
    flushSync(showQueue);
    focusRow(index);
  };
  const gap = useGap(rows, current);
  useFocusAfterRemoval(rows, pathOf);
  /** The row to start from: the focused one, or that of the open request; if it has left the list, the one in its place. */
  const findStart = () => {
    const focused = findFocusedRow();
    if (focused !== -1) return focused;
    const opened = rows.findIndex(({ id }) => id === current);
    return opened === -1 ? Math.min(gap.current ?? -1, rows.length - 1) : opened;
  };
  const isInGap = () => gap.current !== null && findFocusedRow() === -1;
  const goOn = () => {
    const next = isInGap() ? findStart() : findStart() + 1;
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

/** Where the open request stood in the list, if it has left it; else null. */
function useGap(rows: readonly QueueRow[], current: number | null) {
  const gap = useRef<number | null>(null);
  const before = useRef<{ id: number; index: number } | null>(null);
  useEffect(() => {
    const index = rows.findIndex(({ id }) => id === current);
    if (current !== null && index !== -1) before.current = { id: current, index };
    gap.current = index === -1 && before.current?.id === current ? before.current.index : null;
  }, [rows, current]);
  return gap;
}

/** When the focused row leaves the list, for example because it was marked as done, the one in its place gets the focus. */
function useFocusAfterRemoval(rows: readonly QueueRow[], pathOf: (id: number) => string) {
  const focusPlaceOf = useEffectEvent((lost: Element) => {
    const position = Number(lost.closest('li[aria-posinset]')?.getAttribute('aria-posinset'));
    // A row that was scrolled out of sight may be gone from the page, too.
    if (!(position > 0) || rows.some(({ id }) => pathOf(id) === lost.getAttribute('href'))) return;
    if (rows.length === 0) findPageHeading()?.focus();
    else focusRow(Math.min(position, rows.length) - 1);
  });
  useEffect(() => restoreLostFocus((lost) => focusPlaceOf(lost)), [rows]);
}
