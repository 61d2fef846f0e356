import { eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc, greatStar } from '../../primitives/lights.ts';
import { flower } from '../../primitives/plants.ts';
import { firs, grass, hills, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { sparrow } from '../sparrow.ts';
import { signConstellation } from './constellations.ts';
import { goose } from './goose.ts';
import { easyChair, kitchenChair } from './twoChairs.ts';

export const libra: OracleScene = {
  alt: 'A plank lies level across a full moon that glows in a meadow, and two chairs balance on it: a white goose sits in a red easy chair, a sparrow on a blue chair, lit from below, and they look at each other; above, the constellation Libra.',
  hour: 'night',
  draw: (chance) => [
    printedSky(chance, { stars: 26, floor: 520, twinkling: false }),
    signConstellation('libra'),
    [250, 190].map((r) => disc('trim', 300, 674, r, 0, 0.14)),
    hills(690, [40, 80, 30, 60, 30, 90, 50], 'mid'),
    firs(
      [
        [66, 744, 110],
        [112, 740, 70],
        [540, 742, 116],
      ],
      'near',
    ),
    hills(726, [10, 30, 16, 20, 12, 30, 20], 'near'),
    glowOnLand,
    fullMoon(300, 674, 116, 'glow', 'shaded'),
    plank,
    put([easyChair, put(goose, { x: 14, y: -112, size: 0.74 })], { x: 162, y: 533, size: 0.86 }),
    put([kitchenChair, put(sparrow, { x: 10, y: -136, size: 0.62 })], {
      x: 440,
      y: 533,
      size: 0.88,
      flip: true,
    }),
    meadow,
  ],
};

/** The sides of the firs and hills that turn to the moon. */
const glowOnLand: Art = [
  flat('sage', outline('120,760 190,716 300,700 410,716 480,760 500,810! 100,810!'), 0.5),
  line('M40 700Q110 676 180 708M420 706Q490 674 560 704', 4, 'trim', 0.6),
];

const meadow: Art = [
  hills(780, [16, 4, 12, 2, 12, 6, 18], 'near', false),
  flat('leaf', outline('140,790! 220,776 300,774 380,776 460,790! 470,840! 130,840!'), 0.8),
  flat('glow', outline('200,786! 250,778 300,776 350,778 400,786! 370,800 230,800'), 0.7),
  eachOf('74,784,13 128,796,11 476,790,13 528,778,12 190,798,9 412,800,10', (x = 0, y = 0, r = 0, i = 0) =>
    flower(x, y, r, 5, i % 2 ? 'light' : 'rose', i % 2 ? 'linen' : 'red'),
  ),
  grass([
    [96, 804],
    [220, 800],
    [386, 802],
    [504, 804],
  ]),
];

/** The plank, seen a little from above and lit from below. */
const plank: Art = [
  fill('straw', 'M82 510H518L544 538H56Z', { width: 3 }),
  flat('ink', outline('76,537! 130,518 270,516 290,520 260,537!'), 0.35),
  flat('ink', outline('340,537! 316,520 350,514 480,518 530,537!'), 0.35),
  fill('wood', 'M56 538H544V562H56Z', { width: 3.2 }),
  flat('trim', outline('58,560! 300,550 542,560!'), 0.8),
  flat('glow', outline('110,560.5! 300,541 490,560.5!')),
  flat('light', outline('190,560.5! 300,550 410,560.5!'), 0.8),
  line('M90 546H200M350 545H470', 2, 'woodDark', 0.8),
  line('M300 530V462', 8, 'line'),
  line('M300 530V462', 4, 'trim'),
  greatStar(300, 446, 34),
  disc('metal', 300, 549, 8, 2.4),
];
