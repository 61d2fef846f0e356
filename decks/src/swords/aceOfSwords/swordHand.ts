import { fill, flat, line, put, type Art, type Place } from '../../drawing/art.ts';
import { graven, swellPath } from '../../drawing/swell.ts';

const EDGE = { edge: 'skinEdge', width: 1.5 } as const;

/** Four fingers round the grip, from the tip to the knuckle, the smallest first. */
const fingers: Art = (
  [
    [21, -6, 14, 10],
    [10.5, -9, 18, 12],
    [-1, -10, 21, 13],
    [-13, -8, 20, 13],
  ] as const
).map(([y, tip, knuckle, width]) => [
  fill(
    'skinFair',
    swellPath(
      [
        [tip, y + 3],
        [tip + 10, y + 0.6],
        [knuckle - 6, y - 1],
        [knuckle, y + 1.6],
      ],
      [width * 0.8, width, width, width * 0.9],
    ),
    EDGE,
  ),
  line(`M${knuckle - 9} ${y - 4}q2 3 1 7`, 1.1, 'skinEdge', 0.5),
  flat('light', `M${knuckle - 6} ${y - 3.4}q4 -2 7 1q-3 2 -7 -1Z`, 0.5),
]);

/** The heel of the hand goes over into the wrist, and the thumb lies across the fingers. */
const heel: Art = [
  flat(
    'skinFair',
    'M-50 -5C-44 -8 -37 -13 -30 -17C-20 -23 -4 -23 9 -16C15 -12 14 -5 8 -4C1 -3 -6 -7 -12 -4C-13 6 -15 18 -22 24C-31 27 -41 24 -50 22Z',
  ),
  line(
    'M-50 -5C-44 -8 -37 -13 -30 -17C-20 -23 -4 -23 9 -16C15 -12 14 -5 8 -4C1 -3 -6 -7 -12 -4C-13 6 -15 18 -22 24C-31 27 -41 24 -50 22',
    1.8,
    'skinEdge',
  ),
  graven('-46,18 -34,19 -24,12', 3, 'skinEdge', 0.25),
  graven('-24,20 -18,10 -16,-1', 3, 'skinEdge', 0.3),
  flat('light', 'M-30 -12C-20 -19 -8 -20 2 -17C-8 -15 -20 -12 -30 -12Z', 0.4),
  flat('light', 'M3 -15.5Q10 -14 11 -10Q7 -7 2 -9Z', 0.6),
  line('M-8 -20q3 4 1 9M-12 -5Q-20 -4 -27 2', 1.2, 'skinEdge', 0.6),
];

/** A fist round the grip of a sword, seen from the side of the palm; the wrist is at (-50, 9) and `sword` is held at 0,0. */
export const swordHand = ({ x = 0, y = 0, ...hand }: Place, sword: Art): Art => [
  put(fill('skinFair', 'M-34 -10C-24 -20 -4 -24 14 -19C20 -8 20 12 12 24C-4 28 -22 24 -34 18Z', EDGE), {
    x,
    y,
    ...hand,
  }),
  put(sword, { x, y }),
  put([fingers, heel], { x, y, ...hand }),
];
