import { Suspense, useCallback, useMemo, useState } from 'react';
import { PageWindow } from '../../platform/rowWindow.ts';
import type { RowWindow } from '../../platform/RowWindows.tsx';
import type { OwnRequest } from './ownRequests.ts';

/** Shorter lists are rendered completely, so that the browser's own search finds their rows. */
const WINDOWED_FROM = 150;

/** The same height as in RequestList.module.css. A row with a long title on a phone is higher. */
const ROW_HEIGHT = 81;

/**
 * Virtualizes a long list: the rows in and near the viewport, and the padding in place of the others. `list` is the ref of
 * the list, which scrolls with the page; `observer` must be rendered beside it.
 */
export function useWindowedRows(rows: readonly OwnRequest[]) {
  const [top, setTop] = useState(0);
  const [window, setWindow] = useState<RowWindow>();
  const list = useCallback((element: HTMLElement | null) => {
    if (element !== null) setTop(element.getBoundingClientRect().top + globalThis.scrollY);
  }, []);
  const keys = useMemo(() => rows.map(({ id }) => id), [rows]);
  const isLong = rows.length >= WINDOWED_FROM;
  const observer = isLong && (
    <Suspense>
      <PageWindow keys={keys} rowHeight={ROW_HEIGHT} overscan={20} top={top} onChange={setWindow} />
    </Suspense>
  );
  if (!isLong || window === undefined)
    return { list, shown: rows.map((row) => ({ row, place: undefined })), padding: undefined, observer };
  const { items, height, measure } = window;
  const start = (items[0]?.start ?? top) - top;
  const end = height - ((items.at(-1)?.end ?? top) - top);
  return {
    list,
    shown: items.flatMap(({ index }) => {
      const row = rows[index];
      return row === undefined ? [] : [{ row, place: { index, measure } }];
    }),
    padding: { paddingBlock: `${start}px ${end}px` },
    observer,
  };
}
