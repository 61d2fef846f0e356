import { type RefObject, Suspense, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Link } from '../../ui/Link.tsx';
import { ScrollerWindow } from '../../platform/rowWindow.ts';
import type { RowWindow } from '../../platform/RowWindows.tsx';
import { useFailedRequests } from '../../readings/requestList/useFailedRequests.ts';
import type { PresentWriter } from '../presence.ts';
import { useWriterName } from '../request/useWriterNames.ts';
import { QueueRowContent } from './QueueRow.tsx';
import styles from './QueueRows.module.css';
import type { QueueRow } from './rowRules.ts';

export const QUEUE_LIST_ID = 'queue-list';

/** The same height as in QueueRows.module.css, in pixels; all rows have two lines. */
export const rowHeight = () => 3.75 * parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Shorter lists are rendered completely, so that the browser's own search finds their rows. */
const WINDOWED_FROM = 100;

/** The next page is loaded when this many rows from the end become visible. */
export const LOAD_AHEAD_ROWS = 40;

interface QueueRowsProps {
  rows: readonly QueueRow[];
  /** The number of rows of the whole list. */
  count: number;
  /** The id of the open request. */
  current: number | null;
  present: readonly PresentWriter[];
  pathOf: (id: number) => string;
  scroller: RefObject<HTMLElement | null>;
  /** Called when the end of the loaded rows is near. */
  onEnd: () => void;
}

/** The rows of the queue. A long list is virtualized. */
export function QueueRows({ rows, count, current, present, pathOf, scroller, onEnd }: QueueRowsProps) {
  const failed = useFailedRequests();
  const nameOf = useWriterName();
  const { shown, height, observer } = useWindow(rows, scroller, onEnd);
  return (
    <>
      {observer}
      <ul id={QUEUE_LIST_ID} className={styles.list} style={{ height }} aria-label="Queue">
        {shown.map(({ row, index, top }) => (
          <li
            key={row.id}
            data-id={row.id}
            aria-posinset={index + 1}
            aria-setsize={Math.max(count, rows.length)}
            style={top === undefined ? undefined : { position: 'absolute', top }}
          >
            <Link
              className={styles.row}
              to={pathOf(row.id)}
              aria-current={row.id === current ? 'true' : undefined}
            >
              <QueueRowContent
                request={row}
                hasFailed={failed.has(row.id)}
                present={present.filter(({ requestId }) => requestId === row.id)}
                claimedBy={row.assignedWriter === null ? null : nameOf(row.assignedWriter)}
              />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function useWindow(rows: readonly QueueRow[], scroller: RefObject<HTMLElement | null>, onEnd: () => void) {
  const [window, setWindow] = useState<RowWindow>();
  const [focusedId, setFocusedId] = useState<number | null>(null);
  const keys = useMemo(() => rows.map(({ id }) => id), [rows]);
  const isLong = rows.length >= WINDOWED_FROM;
  const last = isLong ? (window?.items.at(-1)?.index ?? 0) : 0;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isLong && last >= rows.length - LOAD_AHEAD_ROWS) end();
  }, [isLong, last, rows.length]);
  const show = useCallback((next: RowWindow) => {
    setWindow(next);
    setFocusedId(findFocusedId());
  }, []);
  const height = rowHeight();
  const observer = isLong && (
    <Suspense>
      <ScrollerWindow keys={keys} rowHeight={height} overscan={10} scroller={scroller} onChange={show} />
    </Suspense>
  );
  if (!isLong || window === undefined)
    return { height: undefined, shown: rows.map((row, index) => ({ row, index, top: undefined })), observer };
  return {
    height: window.height,
    shown: addFocused(
      window.items.map(({ index }) => index),
      keys.findIndex((id) => id === focusedId),
    ).flatMap((index) => {
      const row = rows[index];
      return row === undefined ? [] : [{ row, index, top: index * height }];
    }),
    observer,
  };
}

/** The id of the request whose row has the focus. */
function findFocusedId() {
  const row = document.activeElement?.closest<HTMLElement>(`#${QUEUE_LIST_ID} > li`);
  return row === null || row === undefined ? null : Number(row.dataset['id']);
}

/** A focused row that is scrolled out of sight stays in the page: without it, j, k and Enter would start from the first row. */
function addFocused(shown: readonly number[], focused: number): readonly number[] {
  if (focused === -1 || shown.includes(focused)) return shown;
  return [...shown, focused].toSorted((one, other) => one - other);
}
