import { type Art, fill, flat, line, put } from '../../drawing/art.ts';
import { circlePath, times, type Point } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { onWheel, R } from './rim.ts';

/** Points of the snake's coil: it turns round the rim as it comes down. */
const coil = (t: number): Point => onWheel(R + 3 + 48 * Math.cos(t * Math.PI), 234 - t * 15.5);

const half = (turn: number): Art => {
  const points = times(9, (i) => coil(turn - 0.06 + (i * 1.12) / 8));
  const width = 20 + turn * 2;
  return [
    limb(
      'sage',
      points,
      times(9, (i) => (turn ? width : 5 + i * 2)),
    ),
    turn % 2 === 1 && graven(points.slice(1, -1), 7, 'glow', 0.7),
  ];
};

/** Every second half turn of the snake passes behind the rim. */
export const snakeBehind: Art = [half(0), half(2), half(4)];

export const snakeBefore: Art = [half(1), half(3)];

const HEAD = { x: coil(5)[0], y: coil(5)[1] + 20, turn: -14, size: 1.15 };

/** The neck comes from behind the rim below the last turn. */
export const snakeNeck: Art = put(limb('sage', '-14,-52 2,-24 2,12', [27, 26, 18]), HEAD);

export const snakeHead: Art = put(
  [
    fill('sage', 'M-12 4C-20 28 -8 48 2 52C14 48 24 28 16 4C8 -2 -4 -2 -12 4Z'),
    [-6, 9].map((x) => [flat('light', circlePath(x, 24, 3.6)), flat('ink', circlePath(x, 25, 1.8))]),
    line('M2 52V66M2 66l-6 8M2 66l6 8', 2, 'red'),
  ],
  HEAD,
);

/** The tail of the fox. */
export const foxBehind: Art = [
  limb(
    'hairAuburn',
    [onWheel(R + 40, 30), onWheel(R + 66, 42), onWheel(R + 52, 56), onWheel(R + 72, 66)],
    [18, 38, 40, 10],
  ),
  limb('light', [onWheel(R + 52, 57), onWheel(R + 58, 61), onWheel(R + 72, 66)], [34, 26, 6], 'line', 1.6),
];

/** It hugs the rim with both forelegs and looks up. */
export const fox: Art = [
  limb(
    'hairAuburn',
    [onWheel(R + 40, 31), onWheel(R + 56, 14), onWheel(R + 48, -4), onWheel(R + 40, -18)],
    [58, 66, 54, 38],
  ),
  limb('light', [onWheel(R + 30, 12), onWheel(R + 26, 0), onWheel(R + 26, -14)], [8, 20, 14], 'line', 1.4),
  limb('hairAuburn', [onWheel(R + 48, 28), onWheel(R + 16, 18), onWheel(R - 10, 26)], [50, 32, 17]),
  limb('ink', [onWheel(R - 2, 24), onWheel(R - 18, 27)], [16, 18], 'line', 1.8),
  limb('hairAuburn', [onWheel(R + 44, -8), onWheel(R + 14, -6), onWheel(R - 12, -12)], [32, 22, 15]),
  limb('ink', [onWheel(R - 4, -11), onWheel(R - 20, -14)], [15, 17], 'line', 1.8),
  graven([onWheel(R + 70, 26), onWheel(R + 76, 12), onWheel(R + 66, -2)], 4, 'woodDark', 0.6),
  put(
    [
      fill('hairAuburn', 'M-16 -20L-22 -58L2 -30ZM6 -28L12 -60L28 -24Z', { width: 2 }),
      fill(
        'hairAuburn',
        'M-30 8C-32 -22 -8 -34 14 -28C26 -24 34 -12 44 -4L64 4C66 12 58 16 48 16C30 20 20 32 -2 34C-20 34 -30 24 -30 8Z',
      ),
      fill('light', 'M64 6C58 14 50 14 36 14C22 16 14 30 -2 34C10 36 26 30 36 22C46 20 62 18 64 6Z', {
        width: 1.4,
      }),
      flat('ink', circlePath(64, 6, 5)),
      fill('light', 'M14 -8Q22 -16 30 -6Q22 -2 14 -8Z', { edge: 'ink', width: 1.6 }),
      flat('ink', circlePath(23, -8, 3)),
      line('M-14 -28L-16 -44M14 -30L14 -46', 3, 'woodDark'),
    ],
    { x: onWheel(R + 40, -27)[0], y: onWheel(R + 40, -27)[1], turn: 52, flip: true, size: 0.9 },
  ),
];
