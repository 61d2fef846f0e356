import { type RefObject, useLayoutEffect } from 'react';
import { skipViewTransition } from '../../platform/viewTransition.ts';

/** Calls `onEnd` when the opening animation of a letter ends, or is skipped by a key or a tap. */
export function useOpening(stage: RefObject<HTMLElement | null>, isOpening: boolean, onEnd: () => void) {
  // Before the browser paints, so that no key is lost.
  useLayoutEffect(() => {
    if (!isOpening) return;
    let isOver = false;
    const end = () => {
      if (!isOver) onEnd();
      isOver = true;
    };
    const skip = (event: Event) => {
      // A key that is still held from opening the letter.
      if (event instanceof KeyboardEvent && event.repeat) return;
      skipViewTransition();
      end();
    };
    const animations = stage.current?.getAnimations({ subtree: true }) ?? [];
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(end);
    window.addEventListener('keydown', skip);
    window.addEventListener('pointerdown', skip);
    return () => {
      isOver = true;
      window.removeEventListener('keydown', skip);
      window.removeEventListener('pointerdown', skip);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `onEnd` does the same in every render
  }, [stage, isOpening]);
}
