import { fill, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';

/** A tall, narrow cypress with its foot at x, y. */
export const slender = (x: number, y: number, height: number): Art =>
  put(
    [
      fill('wood', 'M-4 0V-16H4V0Z', { width: 1.6 }),
      fill('leafDark', 'M0 -6C-17 -16 -15 -62 -7 -84Q-2 -94 0 -104Q2 -94 7 -84C15 -62 17 -16 0 -6Z', {
        width: 1.8,
      }),
      graven('-5,-18 -7,-46 -2,-76', 3, 'leaf', 1),
      graven('5,-18 6,-40 3,-66', 2.4, 'leaf', 1),
    ],
    { x, y, size: height / 100 },
  );
