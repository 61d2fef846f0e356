import { type Art, clipped, fill, flat, line, put } from '../../drawing/art.ts';
import { circlePath, type Point, polygonPath, toTenth } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { onWheel, R, X, Y } from './rim.ts';

/** From the tip of its tail, which is thin, to the neck: over the rim, under it and over it again. */
const COIL: readonly (readonly [r: number, angle: number, width: number])[] = [
  [48, 239, 3],
  [30, 232, 9],
  [0, 226, 14],
  [-30, 219, 19],
  [-36, 210, 22],
  [-8, 202, 25],
  [34, 198, 28],
  [62, 191, 31],
  [58, 182, 34],
  [30, 174, 36],
  [6, 167, 36],
  [-4, 159, 34],
  [2, 151, 28],
];
const spine = COIL.map(([r, angle]) => onWheel(R + r, angle));

const HEAD = { x: spine.at(-1)?.[0] ?? X, y: spine.at(-1)?.[1] ?? Y, turn: -28, size: 1.35 };

/** The snake as one body that grows towards its head. */
export const snake: Art = [
  limb(
    'sage',
    spine,
    COIL.map(([, , width]) => width),
  ),
  [spine.slice(1, 6), spine.slice(5, 10), spine.slice(8)].map((points) => graven(points, 8, 'glow', 0.75)),
  put(
    [
      fill('sage', 'M-12 -6C-22 14 -16 34 -8 46Q2 56 12 46C20 34 26 14 16 -6Q2 -14 -12 -6Z'),
      [-9, 13].map((x) => [flat('light', circlePath(x, 22, 4.4)), flat('ink', circlePath(x, 23.4, 2.2))]),
      line('M2 52V68M2 68l-7 9M2 68l7 9', 2.6, 'red'),
    ],
    HEAD,
  ),
];

const sector = (from: number, to: number): string =>
  polygonPath([[X, Y], onWheel(420, from), onWheel(420, to)]);

/** Where the snake lies before the rim. */
export const snakeBefore: Art = [sector(214, 250), sector(108, 181)].map((part) => clipped(part, snake));

/** The tail of the fox. */
export const foxBehind: Art = [
  limb(
    'hairAuburn',
    [onWheel(R + 52, 31), onWheel(R + 66, 42), onWheel(R + 52, 56), onWheel(R + 72, 66)],
    [18, 38, 40, 10],
  ),
  limb('light', [onWheel(R + 52, 57), onWheel(R + 58, 61), onWheel(R + 72, 66)], [34, 26, 6], 'line', 1.6),
];

/** A leg that ends in a black paw on the rim. */
const leg = (shoulder: Point, angle: number, width: number): Art => [
  limb(
    'hairAuburn',
    [shoulder, onWheel(R + 42, angle + 2), onWheel(R + 28, angle)],
    [width * 1.5, width * 1.1, width * 0.9],
  ),
  limb(
    'hairBlack',
    [onWheel(R + 34, angle + 0.6), onWheel(R + 16, angle), onWheel(R + 1, angle - 0.6)],
    [width * 0.86, width * 0.9, width * 1.1],
  ),
  [-3, 0, 3].map((aside) =>
    line(
      `M${onWheel(R - 9, angle - 0.6 + aside * 0.9)
        .map(toTenth)
        .join(' ')}L${onWheel(R + 1, angle - 0.6 + aside * 0.8)
        .map(toTenth)
        .join(' ')}`,
      2.2,
      'trim',
    ),
  ),
];

/** It climbs with its paws on the rim and looks up. */
export const fox: Art = [
  leg(onWheel(R + 50, -14), -17, 22),
  limb(
    'hairAuburn',
    [onWheel(R + 52, 32), onWheel(R + 64, 15), onWheel(R + 58, -3), onWheel(R + 50, -18)],
    [54, 62, 52, 38],
  ),
  limb('light', [onWheel(R + 42, 12), onWheel(R + 38, 0), onWheel(R + 40, -14)], [6, 16, 12], 'line', 1.4),
  leg(onWheel(R + 60, 28), 21, 28),
  leg(onWheel(R + 54, -8), -4, 24),
  graven([onWheel(R + 78, 26), onWheel(R + 84, 12), onWheel(R + 74, -2)], 4, 'woodDark', 0.6),
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
    { x: onWheel(R + 48, -27)[0], y: onWheel(R + 48, -27)[1], turn: 52, flip: true, size: 0.92 },
  ),
];
