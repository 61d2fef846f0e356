import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useState } from 'react';
import type { OwnRequest } from './ownRequests.ts';

/** Shorter lists are all in the page, so that the browser's own search finds their rows. */
const WINDOWED_FROM = 150;

/** As in LetterList.module.css; a row with a long title on a phone is higher. */
const ROW_HEIGHT = 81;

/**
 * Of a long list, the rows near those in sight, with the padding that stands for the others.
 * `list` is the ref of the list, which scrolls with the page.
 */
export function useWindowedRows(rows: readonly OwnRequest[]) {
  const [scrollMargin, setScrollMargin] = useState(0);
  const list = useCallback((element: HTMLElement | null) => {
    if (element !== null) setScrollMargin(element.getBoundingClientRect().top + globalThis.scrollY);
  }, []);
  const isWindowed = rows.length >= WINDOWED_FROM;
  // oxlint-disable-next-line react/incompatible-library -- its functions are only called here, never passed on.
  const window = useWindowVirtualizer({
    count: rows.length,
    enabled: isWindowed,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 20,
    scrollMargin,
  });
  if (!isWindowed) return { list, shown: rows.map((row) => ({ row, place: undefined })), padding: undefined };
  const items = window.getVirtualItems();
  const start = (items[0]?.start ?? scrollMargin) - scrollMargin;
  const end = window.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin);
  return {
    list,
    shown: items.flatMap(({ index }) => {
      const row = rows[index];
      return row === undefined ? [] : [{ row, place: { index, measure: window.measureElement } }];
    }),
    padding: { paddingBlock: `${start}px ${end}px` },
  };
}
