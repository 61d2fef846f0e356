import { eachOf, eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { headFromBehind } from '../../figure/headFromBehind.ts';
import { litEdge } from '../../primitives/litEdge.ts';
import { star } from '../../primitives/lights.ts';

const EDGE = { edge: 'skinEdge', width: 2.4 } as const;

/** The back of a raised right hand: the thumb lies behind it, to the left. */
const raisedHand: Art = [
  fill('skinOlive', swellPath('-8,34 -26,14 -38,-6 -43,-26', [22, 18, 14, 10]), EDGE),
  flat('light', 'M-47 -20C-48 -27 -45 -31 -42 -31C-40 -27 -42 -21 -44 -17Z', 0.55),
  fill(
    'skinOlive',
    'M-18 44C-19 26 -26 12 -27 -10L-30 -56C-31 -68 -17 -70 -16 -57L-13 -22L-9.5 -68C-8.5 -81 5 -81 5 -68L4.5 -21L12 -60C14.5 -72 28 -70 26 -57L19 -15L30 -40C35 -50 46 -45 43 -34L31 0C29 16 22 26 20 44Z',
    EDGE,
  ),
  eachOf('-23,-57,-4 -2,-68,0 19.5,-60,9 37,-39,22', (x, y, turn) =>
    put(flat('light', 'M-4 3C-5 -5 -3 -8 0 -8C3 -8 5 -5 4 3Q0 5 -4 3Z', 0.6), { x, y, turn }),
  ),
  line(
    'M-26 -8q5 -6 11 -1M-10 -12q6 -6 12 0M7 -10q6 -5 11 1M22 -2q5 -4 8 2M-26 -36q4 -2 9 0M-9 -44q5 -2 11 0M10 -38q5 -1 10 2M29 -20q4 0 8 3',
    1.6,
    'skinEdge',
    0.6,
  ),
  line('M-18 0Q-15 12 -10 22M-3 -3Q-2 10 -1 22M12 0Q11 12 7 22', 1.3, 'skinEdge', 0.4),
];

/** Near, in the corner and from behind, the head tilted back. */
export const dreamer: Art = [
  fill('wine', 'M40 800C66 790 100 792 120 780C152 802 186 800 206 780C254 800 306 820 322 900H40Z'),
  fill('trim', 'M114 774C148 802 190 800 212 772L222 790C188 820 138 820 104 792Z', { width: 2 }),
  cuffedArm({
    shoulder: [238, 842],
    elbow: [334, 816],
    cloth: 'wine',
    size: 1.5,
    at: { x: 287, y: 628, turn: 2, size: 0.98 },
    wrist: [1, 38],
    hand: (place) => put(raisedHand, place),
  }),
  graven('90,806 72,840 70,880', 5),
  graven('246,806 276,840 284,880', 5),
  headFromBehind({
    skin: 'skinOlive',
    hair: 'hairBrown',
    cut: 'curls',
    place: { x: 172, y: 700, size: 1.0, turn: 12 },
  }),
  litEdge('104,652 140,622 196,618 246,660', [3, 12, 13, 4]),
  litEdge('226,790 280,812 316,860', [3, 9, 3]),
  litEdge('58,800 88,790 112,786', [2, 6, 3]),
];

/** Mist that rises from the lower edge and carries what is seen, with sparks of light in it. */
export const mist: Art = [
  eachRow(
    [
      ['60,860 40,760 110,690 80,600 130,520'],
      ['300,860 360,760 300,660 340,560 300,480'],
      ['330,800 420,740 400,660 480,620 470,560'],
      ['180,700 240,600 200,520 330,420 300,300'],
    ] as [string][],
    (points, i) => [graven(points, i % 3 ? 30 : 38, 'steel', 0.22), graven(points, 5, 'light', 0.5)],
  ),
  eachOf(
    '90,690,9 356,640,6 330,720,7 90,240,6 520,440,6 380,230,6 240,170,6 520,640,6 210,380,6 376,520,6',
    (x, y, r) => star(x, y, r, 'glow'),
  ),
];
