import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { ResponseMode } from '#contract/readings/codes.ts';
import { createPersistedPart } from '../../platform/persistedPart.ts';
import { useUser } from '../../platform/session.ts';
import styles from './Splitter.module.css';
import { clampShare, DEFAULT_SHARES, MAX_SHARE, MIN_SHARE, moveShare } from './splitRules.ts';

const persistedShares = {
  Standard: createPersistedPart('cachedMessage', 'message_splitter', z.number()),
  ReadingResponse: createPersistedPart('cachedMessage', 'splitter', z.number()),
};

/** The reply's share of the request's column in percent, for each mode, stored for this writer in this browser. */
export function useReplyShare(mode: ResponseMode) {
  const userId = useUser().id;
  const [shares, setShares] = useState(() => ({
    Standard: readShare('Standard', userId),
    ReadingResponse: readShare('ReadingResponse', userId),
  }));
  const show = (share: number) => setShares((before) => ({ ...before, [mode]: share }));
  const persist = (share: number) => {
    show(share);
    persistedShares[mode].write(userId, share);
  };
  return {
    share: shares[mode],
    /** Shows a share without storing it, while the splitter is dragged. */
    show,
    persist,
    reset: () => persist(DEFAULT_SHARES[mode]),
  };
}

const readShare = (mode: ResponseMode, userId: number) =>
  clampShare(persistedShares[mode].read(userId) ?? DEFAULT_SHARES[mode]);

interface SplitterProps {
  /** The ids of the elements above and below it. */
  controls: string;
  value: ReturnType<typeof useReplyShare>;
}

/** The handle between the thread and the reply: dragged, or moved with the arrow keys; a double click resets it. */
export function Splitter({ controls, value: { share, show, persist, reset } }: SplitterProps) {
  const dragged = useRef<number | null>(null);
  const shareAt = ({ clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.parentElement!.getBoundingClientRect();
    return clampShare((100 * (box.bottom - clientY)) / box.height);
  };
  const end = () => {
    if (dragged.current !== null) persist(dragged.current);
    dragged.current = null;
  };
  return (
    <div
      className={styles.splitter}
      role="separator"
      aria-label="Height of the reply"
      aria-orientation="horizontal"
      aria-controls={controls}
      aria-valuemin={MIN_SHARE}
      aria-valuemax={MAX_SHARE}
      aria-valuenow={Math.round(share)}
      tabIndex={0}
      onDoubleClick={reset}
      onKeyDown={(event: KeyboardEvent) => {
        const moved = moveShare(share, event.key);
        if (moved === null) return;
        event.preventDefault();
        persist(moved);
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        dragged.current = share;
      }}
      onPointerMove={(event) => {
        if (dragged.current === null) return;
        dragged.current = shareAt(event);
        show(dragged.current);
      }}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}
