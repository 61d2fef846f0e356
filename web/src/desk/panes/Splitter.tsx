import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { createPersistedPart } from '../../platform/persistedPart.ts';
import { useUser } from '../../platform/session.ts';
import styles from './Splitter.module.css';
import { clampShare, DEFAULT_SHARE, MAX_SHARE, MIN_SHARE, moveShare } from './splitRules.ts';

const persistedShare = createPersistedPart('cachedMessage', 'splitter', z.number());

/** The reply's share of the request's column in percent, stored for this writer in this browser. */
export function useReplyShare() {
  const userId = useUser().id;
  const [share, setShare] = useState(() => clampShare(persistedShare.read(userId) ?? DEFAULT_SHARE));
  return {
    share,
    /** Shows a share without storing it, while the splitter is dragged. */
    show: setShare,
    persist: (changed: number) => {
      setShare(changed);
      persistedShare.write(userId, changed);
    },
  };
}

interface SplitterProps {
  /** The ids of the elements above and below it. */
  controls: string;
  value: ReturnType<typeof useReplyShare>;
}

/** The handle between the thread and the reply: dragged, or moved with the arrow keys; a double click resets it. */
export function Splitter({ controls, value: { share, show, persist } }: SplitterProps) {
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
      onDoubleClick={() => persist(DEFAULT_SHARE)}
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
