import { flat, put, type Art } from '../../drawing/art.ts';
import { cut, stroke } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

/** An iris among its sword leaves, 110 wide: the flower is at (x, y), the root at the foot. */
export const swordIris = (x: number, y: number, foot: number): Art => {
  const leaf = (lean: number, tip: number): Art => [
    cut(
      'far',
      outline(
        `-11,${foot - y}! ${lean * 0.5 - 9},${tip + 60} ${lean},${tip}! ${lean * 0.5 + 12},${tip + 66} 11,${foot - y}!`,
      ),
      4,
    ),
    flat('near', lens([lean * 0.3, foot - y - 30], [lean * 0.9, tip + 20], 4)),
  ];
  return put(
    [
      [leaf(-50, 96), leaf(44, 70)],
      stroke('light', `0,${foot - y} 4,80 0,0`, [16, 15, 13]),
      stroke('ink', `0,${foot - y} 4,80 0,0`, [9, 8, 6]),
      [leaf(-24, 130), leaf(20, 150)],
      cut('accent', 'M0 10C-60 0 -56 50 -30 56C-24 30 -10 24 0 20C10 24 24 30 30 56C56 50 60 0 0 10Z', 4),
      cut('accent', 'M0 16C-34 -10 -20 -50 0 -56C20 -50 34 -10 0 16Z', 4),
      flat('glow', lens([0, -30], [0, 20], 8)),
    ],
    { x, y },
  );
};
