import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect } from 'react';

/** The rendered rows of a long list. */
export interface RowWindow {
  items: readonly { index: number; start: number; end: number }[];
  /** The height of all rows, in pixels. */
  height: number;
  /** Measures a row's height. */
  measure: (row: HTMLElement | null) => void;
}

/** What both kinds of list have in common; all sizes are in pixels. */
export interface WindowProps {
  /** The keys of all rows. */
  keys: readonly number[];
  /** The estimated height of a row. */
  rowHeight: number;
  /** The number of rows that are rendered before and after the visible ones. */
  overscan: number;
  /** Called before the browser paints. */
  onChange: (window: RowWindow) => void;
}

/** Renders nothing. Reports which rows of a list that scrolls with the page are visible or near the visible ones. */
export function PageWindow({ top, ...list }: WindowProps & { top: number }) {
  // oxlint-disable-next-line react/incompatible-library -- what its functions return is reported, never memoized.
  const virtualizer = useWindowVirtualizer({ ...useOptions(list), scrollMargin: top });
  useReportWindow(virtualizer, list.onChange);
  return null;
}

/** The same for a list with a scroller of its own. */
export function ScrollerWindow({
  scroller,
  ...list
}: WindowProps & { scroller: RefObject<HTMLElement | null> }) {
  // oxlint-disable-next-line react/incompatible-library -- as above.
  const virtualizer = useVirtualizer({ ...useOptions(list), getScrollElement: () => scroller.current });
  useReportWindow(virtualizer, list.onChange);
  return null;
}

const useOptions = ({ keys, rowHeight, overscan }: WindowProps) => ({
  count: keys.length,
  estimateSize: () => rowHeight,
  // A new function would count as new rows.
  getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
  overscan,
});

// Called after the virtualizer's own effects, in which it measures its scroller.
function useReportWindow<Scroller extends Element | Window>(
  virtualizer: Virtualizer<Scroller, Element>,
  onChange: WindowProps['onChange'],
) {
  const items = virtualizer.getVirtualItems();
  const height = virtualizer.getTotalSize();
  const measure = virtualizer.measureElement;
  useLayoutEffect(() => {
    if (virtualizer.scrollElement === null) return;
    // Read in the effect, because the virtualizer has only now measured its scroller.
    onChange({ items: virtualizer.getVirtualItems(), height, measure });
  }, [virtualizer, items, height, measure, onChange]);
}
