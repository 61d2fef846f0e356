import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times } from '../../drawing/geometry.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { HATS } from '../../figure/hats.ts';
import { mouth } from '../../figure/mouth.ts';
import { disc } from '../../primitives/lights.ts';

const EDGE = { edge: 'skinEdge', width: 2 } as const;

const curl = (x: number, y: number, r: number): Art => [
  disc('hairFair', x, y, r, 1.6),
  line(
    `M${x - r * 0.5} ${y}q0 ${-r * 0.6} ${r * 0.5} ${-r * 0.5}q${r * 0.5} ${r * 0.3} ${-r * 0.1} ${r * 0.7}`,
    1.3,
    'line',
    0.6,
  ),
];

/** A laughing face with a high forehead: shut eyes that bow upwards, a small nose, an open mouth. */
const childFace: Art = [
  [-1, 1].map((s) => [
    flat('red', circlePath(s * 36, 34, 14), 0.2),
    flat('light', circlePath(s * 36 - 4, 28, 3.5), 0.5),
    flat(
      'skinEdge',
      swellPath(
        `${s * 24 - 15},19 ${s * 24 - 9},10 ${s * 24},6 ${s * 24 + 9},10 ${s * 24 + 15},19`,
        [2, 4.6, 5.4, 4.6, 2],
      ),
    ),
    flat('hairBrown', swellPath(`${s * 35},-10 ${s * 24},-17 ${s * 13},-13`, [1.6, 4.4, 3]), 0.8),
  ]),
  line('M-7 23Q-8 29 -2 29Q0 31 2 29Q8 29 7 23', 2, 'skinEdge', 0.9),
  put(mouth('glad', 0, false), { y: 12, size: 0.86 }),
];

/** A small child's head with round cheeks, in the units of a head. */
export const childHead: Art = [
  times(12, (i) => curl(...polar(0, -8, 64, 150 + i * 22), 23)),
  fill(
    'skinFair',
    'M0 -58C-42 -58 -58 -30 -58 4C-64 38 -38 65 0 65C38 65 64 38 58 4C58 -30 42 -58 0 -58Z',
    EDGE,
  ),
  childFace,
  times(6, (i) => curl(-48 + i * 19, -48 - Math.sin((i / 5) * Math.PI) * 18, 17)),
  HATS.roseWreath,
];

/** A chubby arm that lies on something, in one line from the sleeve to the knuckles of its hand at 0,0. */
export const childArm: Art = [
  fill('skinFair', swellPath('-20,-6 -4,-20 10,-26 20,-24', [15, 13, 12, 9]), EDGE),
  [
    '2,13 14,18 23,25 24,31',
    '5,6 21,9 33,17 36,25',
    '6,-4 25,-4 40,4 44,13',
    '4,-12 22,-16 37,-11 43,-3',
  ].map((points) => fill('skinFair', swellPath(points, [13, 13, 12, 8]), EDGE)),
  fill(
    'skinFair',
    'M-160 -24C-120 -38 -76 -32 -46 -17C-34 -12 -12 -20 5 -18C14 -11 14 11 6 19C-8 23 -24 17 -40 18C-74 34 -116 34 -160 22Z',
    EDGE,
  ),
  line('M8 -15q6 3 3 7M11 -6q6 3 3 7M10 4q5 3 2 7', 1.5, 'skinEdge', 0.5),
  graven('-140,22 -90,24 -48,10', 5, 'skinEdge', 0.22),
];
