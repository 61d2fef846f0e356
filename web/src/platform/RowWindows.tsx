import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect } from 'react';
import type { RowWindow } from './rowWindow.ts';

export interface WindowProps {
  /** The keys of all rows. */
  keys: readonly number[];
  /** The estimated height of a row. */
  rowHeight: number;
  /** So many rows before and after those in sight are in the page too. */
  overscan: number;
  /** Told before the browser paints. */
  onChange: (window: RowWindow) => void;
}

/** Shows nothing, but tells which rows of a list that scrolls with the page are near those in sight. */
export function PageWindow({ top, ...list }: WindowProps & { top: number }) {
  // oxlint-disable-next-line react/incompatible-library -- what its functions return is told, never memoized.
  const virtualizer = useWindowVirtualizer({ ...useOptions(list), scrollMargin: top });
  useTelling(virtualizer, list.onChange);
  return null;
}

/** The same for a list with a scroller of its own. */
export function ScrollerWindow({
  scroller,
  ...list
}: WindowProps & { scroller: RefObject<HTMLElement | null> }) {
  // oxlint-disable-next-line react/incompatible-library -- as above.
  const virtualizer = useVirtualizer({ ...useOptions(list), getScrollElement: () => scroller.current });
  useTelling(virtualizer, list.onChange);
  return null;
}

const useOptions = ({ keys, rowHeight, overscan }: WindowProps) => ({
  count: keys.length,
  estimateSize: () => rowHeight,
  // A new function would count as new rows.
  getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
  overscan,
});

// After the effects of the virtualizer itself, which looks at its scroller in them.
function useTelling<Scroller extends Element | Window>(
  virtualizer: Virtualizer<Scroller, Element>,
  onChange: WindowProps['onChange'],
) {
  const items = virtualizer.getVirtualItems();
  const height = virtualizer.getTotalSize();
  const measure = virtualizer.measureElement;
  useLayoutEffect(() => {
    if (virtualizer.scrollElement === null) return;
    // Asked again: at first it has only now measured its scroller.
    onChange({ items: virtualizer.getVirtualItems(), height, measure });
  }, [virtualizer, items, height, measure, onChange]);
}
