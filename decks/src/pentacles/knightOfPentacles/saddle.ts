import { bridle, farEar, features, headOutline } from '../../creatures/horse/head.ts';
import { eachOf, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath, type Points, times } from '../../drawing/geometry.ts';
import { smoothPath } from '../../drawing/smooth.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { disc } from '../../primitives/lights.ts';
import { litEdge } from '../../primitives/litEdge.ts';
import { leaf } from '../../primitives/plants.ts';

const HORIZON = 560;

/** Ploughed earth whose furrows meet on the horizon, with young green in them. */
export const field: Art = [
  fill('woodDark', `M30 ${HORIZON}H570V900H30Z`),
  times(13, (i) => {
    const [far, near] = [300 + (i - 6) * 44, 300 + (i - 6) * 96];
    return [
      flat('wood', `M${far} ${HORIZON + 2}L${near - 28} 900H${near + 28}Z`),
      flat('straw', `M${far} ${HORIZON + 2}L${near - 28} 900H${near - 4}Z`, 0.3),
    ];
  }),
  times(12, (i) => {
    const [far, near] = [300 + (i - 5.5) * 44, 300 + (i - 5.5) * 96];
    return line(`M${far} ${HORIZON + 2}L${near} 900`, 2, 'line', 0.5);
  }),
];

/** The dark horse's head from the side, turned to the left, the poll at 0,0, with the light of the coin along its face. */
const turnedHead: Art = put(
  [
    farEar('ink'),
    fill('shade', smoothPath([...headOutline([0, 0], 0), [-8, -10], [-14, 16], [20, 34]])),
    features('shade'),
    graven('4,26 24,34 44,35', 3, 'steelDark', 0.5),
    bridle,
    litEdge('14,-13 44,-15 88,-8 110,-1', [2, 6, 5, 3], 'glow', 1.5),
    flat('steel', 'M27 -6C31 -13 41 -12 44 -5C40 -1 32 -1 27 -6Z'),
    flat('ink', circlePath(36.5, -6.6, 4.6)),
    flat('light', circlePath(37.8, -8, 1.6)),
    line('M25 -7C30 -15 41 -15 46 -6', 2, 'steelDark'),
    flat('steelDark', 'M8 2C22 0 32 8 36 20C32 30 20 30 12 24C6 18 4 8 8 2Z', 0.16),
    eachOf('24,26 -14,34 60,20', (turn, long, i) => leaf(2, -10, turn - 20, long, i ? 'leafDark' : 'leaf')),
  ],
  { x: 326, y: 584, turn: -47, size: 2, flip: true },
);

const rein = (d: string): Art => [line(d, 9, 'ink'), line(d, 6, 'wine')];

/** The neck of the dark horse, as its rider sees it, its mane plaited with ribbons, and its head turned aside. */
export const horse: Art = [
  rein('M360 660C420 710 480 770 540 800'),
  fill(
    'shade',
    'M262 650C270 590 298 562 334 562C372 566 384 606 396 656C408 700 436 740 456 784C474 830 482 864 486 910H112C122 862 160 822 204 786C244 750 262 710 262 650Z',
  ),
  graven('276,730 222,800 178,880', 9, 'steelDark', 0.4),
  graven('296,730 262,800 236,880', 8, 'steelDark', 0.3),
  graven('372,680 410,760 436,860', 9, 'steelDark', 0.35),
  turnedHead,
  rein('M222 726C180 752 130 784 60 812'),
  // By turns a plait falls to either side of the crest.
  times(8, (i) => {
    const [y, side, size] = [612 + i * 36, i % 2 ? 1 : -1, 0.74 + i * 0.09];
    return put(
      [
        fill('hairBlack', 'M-12 -12C6 -20 34 -14 40 6C42 26 30 42 20 52C14 40 -4 30 -14 16Z', { width: 1.8 }),
        graven('-4,-4 20,4 22,38', 4, 'steel', 0.5),
        fill('trim', 'M10 16L38 12L38 24L14 28Z', { width: 1.4 }),
      ],
      { x: 372 - i * 10 + side * 2, y, size, flip: side < 0 },
    );
  }),
];

/** An arm in plate, from the lower left, whose thumb lies on the coin. */
const arm: Art = [
  limb('sage', '-20,900 20,800 60,700', [150, 130, 110]),
  limb('steel', '44,700 84,600 128,506', [104, 92, 66]),
  graven('60,700 96,610 128,530', 8, 'light', 0.6),
  disc('steel', 52, 700, 46),
  disc('steelDark', 52, 700, 20, 2),
  put(
    [
      fill('steel', 'M-26 20C-34 -6 -30 -50 -14 -72C2 -84 26 -76 32 -58C40 -30 34 0 26 22Z'),
      line('M-29 -14Q2 -26 36 -14M-25 -44Q4 -56 36 -42M-30 10Q0 0 30 10', 2, 'steelDark'),
      fill('steel', 'M-26 14C-10 8 10 8 26 14C30 46 40 72 52 96C20 112 -20 112 -52 96C-40 72 -30 46 -26 14Z'),
      flat('steelDark', 'M10 10C16 10 22 12 26 14C30 46 40 72 52 96C42 101 30 105 18 107Z', 0.6),
      fill('metal', 'M-48 84C-20 98 20 98 48 84L54 98C22 116 -22 116 -54 98Z', { width: 1.8 }),
    ],
    { x: 168, y: 408, size: 1.16, turn: 24 },
  ),
];

/** A finger in plates, in the order of the joints from the knuckle. */
const plated = (points: Points, widths: readonly number[], joints: string): Art => [
  limb('steel', points, widths, 'line', 2),
  line(joints, 2, 'steelDark'),
];

/** Two fingers that close round the rim from outside, behind the coin; the index lies along it. */
const fingersBehind: Art = plated(
  '156,396 130,356 128,312 146,272',
  [36, 32, 29, 22],
  'M114 350L148 342M113 318L144 318M120 290L144 302',
);

const index: Art = plated(
  '164,384 150,342 153,302 170,262',
  [34, 30, 26, 18],
  'M134 346L165 336M138 316L167 316M143 290L168 298',
);

const thumb: Art = put(
  [
    fill('steel', 'M-4 10C-2 -14 14 -34 36 -44C52 -50 64 -42 62 -30C50 -20 34 -10 26 14Z', { width: 2 }),
    line('M22 -34Q34 -24 36 -14', 2, 'steelDark'),
    flat('light', 'M40 -40Q52 -44 58 -34Q50 -30 44 -30Z', 0.7),
  ],
  { x: 178, y: 400, size: 1.2, turn: 10 },
);

/** Both arms; `coin` is between the hands and the thumbs. */
export const holding = (coin: Art): Art => [mirrored([fingersBehind, arm]), coin, mirrored([index, thumb])];
