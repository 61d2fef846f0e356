import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';

/** A shorter movement is a tap. */
const MIN_SWIPE_PX = 48;

/** Steps by the arrow keys while `isActive`, and by swiping the element that gets these properties. */
export function useSwipeAndArrowKeys(isActive: boolean, onStep: (by: 1 | -1) => void) {
  const begin = useRef<{ x: number; y: number }>(null);
  const step = useEffectEvent(onStep);
  useEffect(() => {
    if (!isActive) return;
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') step(1);
      if (key === 'ArrowLeft') step(-1);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isActive]);
  return {
    style: { touchAction: 'pan-y' },
    onPointerDown: ({ clientX: x, clientY: y }: PointerEvent) => {
      begin.current = { x, y };
    },
    onPointerUp: ({ clientX, clientY, pointerType }: PointerEvent) => {
      const from = begin.current;
      begin.current = null;
      // A mouse selects text.
      if (from === null || pointerType === 'mouse') return;
      const across = clientX - from.x;
      if (Math.abs(across) < Math.max(MIN_SWIPE_PX, 2 * Math.abs(clientY - from.y))) return;
      onStep(across < 0 ? 1 : -1);
    },
  };
}
