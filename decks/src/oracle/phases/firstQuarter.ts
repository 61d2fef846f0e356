import { eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { flower } from '../../primitives/plants.ts';
import { firs, grass, oracleHaze, hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { phaseSky } from './phaseSky.ts';

export const firstQuarter: OracleScene = {
  alt: 'A tall wooden signpost stands close before us where a road parts, a fir burnt into one arm and hills into the other, before a half moon that is lit on its right; one way goes into dark firs, the other over green hills.',
  hour: 'field',
  draw: (chance) => [
    phaseSky(chance, 2, { x: 268, y: 300, r: 120, stars: 24 }),
    hills(560, [30, 80, 20, 60, 120, 40, 50], 'far'),
    oracleHaze(390, 540, 170),
    hills(660, [60, 20, 40, 10, 36, 40, 66], 'mid'),
    fill('dusk', FAR_ROAD, { width: 1.8 }),
    firs(
      [
        [66, 690, 240],
        [196, 686, 150],
        [136, 704, 210],
      ],
      'near',
    ),
    hills(704, [10, 18, 0, 4, 0, 20, 16], 'near'),
    fill('dusk', ROAD, { width: 2.4 }),
    firs([[90, 774, 250]], 'leafDark'),
    signpost,
    eachRow(
      [
        [430, 780, 20],
        [486, 764, 24],
        [526, 794, 18],
        [464, 804, 15],
      ],
      (x, y, r, i) => [
        line(`M${x} ${y}V840`, 4, 'leaf'),
        flower(x, y, r, 5, i % 2 ? 'light' : 'red', i % 2 ? 'linen' : 'redDark'),
      ],
    ),
    grass([
      [400, 800],
      [510, 806],
      [452, 744],
      [150, 800],
    ]),
  ],
};

/** One road that parts in two: to the firs on the left, and over the hill on the right. */
const ROAD =
  'M130 840C196 790 236 768 232 752C226 734 180 722 118 706L146 700C220 710 276 722 300 744C318 728 380 716 436 702L462 704C420 724 366 734 356 752C352 770 400 790 450 840Z';
/** Where the right branch is seen again, narrower, up to the crest of the next hill. */
const FAR_ROAD = swellPath(
  '440,704 470,690 486,676 470,662 444,650 446,638 468,626 486,614',
  [28, 20, 15, 12, 9.5, 8, 6, 3.6],
);

/** An arm of the signpost with its grain and what is burnt into it; the point is on the right. */
const arm = (length: number, sign: string): Art => [
  fill('straw', `M-40 -46L-34 -56L${length} -56L${length - 4} -46Z`, { width: 2.6 }),
  fill('linen', `M-40 -46L${length - 4} -46L${length + 44} -4L${length - 4} 40L-40 40Z`, { width: 3.2 }),
  flat('straw', `M-40 24L${length + 14} 22L${length - 4} 38L-40 38Z`, 0.8),
  line(
    `M-16 -24H${length * 0.34}M${length * 0.8} -24H${length}M0 14H${length * 0.34}`,
    2.4,
    'metalDark',
    0.7,
  ),
  [-18, 18].map((x) => line(`M${x} -6v.1`, 8, 'ink')),
  line(sign, 6, 'woodDark'),
];

const FIR = 'M110 -32L86 -8H134ZM110 -16L82 12H138ZM110 12V26';
const HILLS = 'M64 22Q88 -22 112 8Q132 -10 152 22ZM128 -14A15 15 0 0 1 158 -14';

const signpost: Art = [
  flat('ink', 'M226 788Q300 766 400 790Q310 816 226 788Z', 0.45),
  fill('wood', 'M270 792L276 372H322L328 792Q300 802 270 792Z', { width: 3.2 }),
  flat('woodDark', 'M304 796L306 374H321L327 791Z', 0.7),
  graven('286,420 284,560 282,700', 5, 'woodDark', 1),
  graven('294,660 290,720 292,776', 4, 'woodDark', 1),
  fill('red', 'M262 378L299 330L336 378L324 388H274Z', { width: 3 }),
  flat('redDark', 'M299 330L336 378L324 388H302Z', 0.8),
  put(arm(176, FIR), { x: 300, y: 466, turn: -6, flip: true }),
  put(arm(184, HILLS), { x: 304, y: 574, turn: 5 }),
];
