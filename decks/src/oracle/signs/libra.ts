import { eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';
import { flower } from '../../primitives/plants.ts';
import { firs, grass, hills, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { sparrow } from '../sparrow.ts';
import { signConstellation } from './constellations.ts';
import { goose } from './goose.ts';
import { easyChair, kitchenChair } from './twoChairs.ts';

export const libra: OracleScene = {
  alt: 'A plank lies level on a wedge over a great moon that rises from the ground; on it a large white goose in a red easy chair and a sparrow on a blue chair look at each other; above, the constellation Libra.',
  hour: 'night',
  draw: (chance) => [
    printedSky(chance, { stars: 26, floor: 520, twinkling: false }),
    signConstellation('libra'),
    [196, 182, 168, 154].map((r) => disc('trim', 300, 748, r, 0, 0.09)),
    hills(690, [40, 80, 30, 60, 30, 90, 50], 'mid'),
    firs(
      [
        [66, 744, 110],
        [112, 740, 70],
        [540, 742, 116],
      ],
      'near',
    ),
    fullMoon(300, 752, 144, 'glow', 'shaded'),
    nearHill,
    put([wedge, plank], { y: 10 }),
    put([easyChair, put(goose, { x: 20, y: -112, size: 0.78 })], { x: 174, y: 546, size: 1.03 }),
    put([kitchenChair, put(sparrow, { x: 10, y: -140, size: 0.78 })], {
      x: 428,
      y: 546,
      size: 1.05,
      flip: true,
    }),
    meadow,
  ],
};

/** What the plank lies on: a dark wedge that stands on the moon. */
const wedge: Art = [
  fill('woodDark', outline('288,558! 312,558! 340,604! 300,598 260,604!'), { width: 3 }),
  flat('wood', outline('289,560! 301,560! 304,598! 264,602!')),
  line('M301 560L304 598', 2.4),
];

const CREST = 'M40 716C120 706 210 722 300 716C390 722 480 706 560 716';

/** The nearest hill, before the moon, which lights its crest. */
const nearHill: Art = [
  fill('near', `${CREST}V840H40Z`, { width: 2.8 }),
  graven('120,713 200,717 260,719 300,717 340,719 400,717 480,713', 8, 'trim', 1),
  grass(
    [
      [206, 764],
      [352, 758],
      [420, 750],
      [130, 742],
    ],
    'leafDark',
  ),
];

const meadow: Art = [
  hills(780, [16, 4, 12, 2, 12, 6, 18], 'near', false),
  flat('leaf', outline('140,790! 220,776 300,774 380,776 460,790! 470,840! 130,840!'), 0.8),
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
  disc('metal', 300, 549, 8, 2.4),
];
