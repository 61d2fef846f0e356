import { eachOf, eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
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

/** A curly head that turns so far from us that we see the contour of the face on the right; the nape is at 0,0. */
const lostProfile: Art = [
  fill('skinOlive', 'M-34 -60L-38 30Q0 56 42 30L36 -50Z', EDGE),
  fill(
    'skinOlive',
    'M-4 -168C-46 -168 -66 -132 -62 -88C-58 -44 -38 -20 -8 -12L34 -2C48 0 60 -4 61 -16C66 -20 66 -25 62 -28C68 -30 69 -36 65 -39C72 -41 81 -46 79 -53C76 -62 69 -72 68 -82C71 -90 71 -100 68 -112C60 -148 36 -168 -4 -168Z',
    EDGE,
  ),
  graven('70,-94 58,-100 46,-94', 4.4, 'skinEdge', 0.9),
  graven('69,-78 61,-75 53,-79', 3.4, 'skinEdge', 0.9),
  line('M70 -46Q62 -48 63 -56M63 -28Q56 -27 52 -30', 2, 'skinEdge', 0.7),
  graven('44,-2 22,-8 14,-34', 5, 'skinEdge', 0.55),
  flat('red', 'M34 -44a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z', 0.16),
  fill(
    'hairBrown',
    'M62 -122C76 -146 58 -174 38 -170C30 -192 -2 -196 -14 -182C-34 -192 -58 -178 -60 -160C-82 -154 -88 -130 -78 -114C-94 -100 -90 -76 -76 -68C-82 -48 -68 -32 -50 -32C-44 -16 -24 -10 -12 -20C0 -14 14 -24 12 -38C4 -48 4 -62 10 -76C14 -88 24 -92 32 -88C32 -98 42 -106 50 -102C48 -112 54 -118 62 -122Z',
  ),
  eachOf('-50,-140 -14,-160 26,-150 -62,-92 -30,-108 4,-122 -42,-60 -12,-74 -20,-40', (x, y) =>
    line(`M${x - 12} ${y}a12 12 0 1 1 14 12`, 2.2, 'detail', 0.5),
  ),
  fill('skinOlive', 'M8 -80C22 -92 34 -80 30 -64C28 -50 18 -40 10 -46C2 -54 0 -72 8 -80Z', EDGE),
  line('M12 -74Q24 -78 22 -64Q18 -62 16 -54', 1.8, 'skinEdge', 0.7),
];

/** Near, in the corner and from behind, the face lifted to the visions. */
export const dreamer: Art = [
  fill('wine', 'M40 832C58 822 82 822 100 812C128 834 160 832 184 812C226 826 274 846 292 900H40Z'),
  fill('trim', 'M94 806C124 834 166 832 192 804L202 822C168 852 114 852 84 824Z', { width: 2 }),
  cuffedArm({
    shoulder: [210, 878],
    elbow: [286, 858],
    cloth: 'wine',
    size: 1.4,
    at: { x: 250, y: 680, turn: 2, size: 0.92 },
    wrist: [1, 38],
    hand: (place) => put(raisedHand, place),
  }),
  graven('80,836 68,856 66,880', 5),
  put(lostProfile, { x: 142, y: 806, size: 1.02, turn: -8 }),
  litEdge('50,690 70,646 112,622 158,622', [3, 11, 12, 4]),
  litEdge('206,822 250,842 280,870', [3, 8, 3]),
  litEdge('52,828 76,820 98,812', [2, 6, 3]),
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
