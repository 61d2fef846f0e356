import { type Art, eachRow, fill, flat, line, put, rays } from '../drawing/art.ts';
import { boxPath } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { HATS } from '../figure/hats.ts';
import { posed } from '../figure/posed.ts';
import { standing } from '../primitives/ground.ts';
import { tiles } from '../primitives/land.ts';
import { disc, star } from '../primitives/lights.ts';
import { flower, leaf } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { pentacle } from '../suits/objects.ts';

export const threeOfPentacles: Scene = {
  alt: 'A mason on a bench carves the pillar of a church with mallet and chisel, while a monk and an architect hold the plan between them; three coins are set in the tracery above.',
  draw: (chance) => [
    sky(chance, { stars: 10 }),
    flat('shade', boxPath(40, 30, 520, 870)),
    vault,
    tiles(780, 'stone', 'stoneDark'),
    pillar,
    standing(200, 862, 104),
    put([bench, mason, chips], { x: 6, y: -12 }),
    standing(322, 850, 96),
    standing(498, 850, 96),
    monk,
    architect,
  ],
};

const vault: Art = [
  fill(
    'stoneDark',
    'M70 900V420C70 250 180 160 300 110C420 160 530 250 530 420V900H480V430C480 300 400 230 300 184C200 230 120 300 120 430V900Z',
  ),
  fill('ink', 'M120 900V430C120 300 200 230 300 184C400 230 480 300 480 430V900Z'),
  rays(300, 420, 60, 360, 24, 0.25),
  fill(
    'stone',
    'M120 520V430C120 300 200 230 300 184C400 230 480 300 480 430V520C440 460 396 464 370 500C350 450 250 450 230 500C204 464 160 460 120 520Z',
  ),
  eachRow(
    [
      [300, 272],
      [226, 384],
      [374, 384],
    ],
    (x, y) => [disc('ink', x, y, 64, 2), pentacle(x, y, 0.6)],
  ),
];

/** The pillar under the mason's chisel, its leaves half carved. */
const pillar: Art = [
  fill('stone', boxPath(58, 520, 66, 290)),
  fill('stone', boxPath(46, 798, 90, 30)),
  fill('stone', 'M58 560C60 530 40 520 40 500H142C142 520 122 530 124 560Z'),
  graven('76,566 78,680 74,790', 5),
  graven('104,620 106,700 104,790', 5),
  [-60, -100, -140].map((turn, i) => leaf(90, 552, turn, 40, i % 2 ? 'steel' : 'steelDark')),
  flower(91, 596, 22, 6, 'steel', 'steelDark'),
];

const bench: Art = [
  fill('woodDark', 'M146 812H164L156 872H136ZM232 812H250L262 872H242Z'),
  fill('wood', boxPath(124, 800, 148, 18)),
  graven('134,808 190,810 260,807', 3),
];

/** Stone dust and splinters where the chisel bites. */
const chips: Art = [
  eachRow(
    [
      [128, 586, 20],
      [120, 612, -30],
      [136, 636, 50],
      [116, 664, 10],
      [140, 700, -20],
      [126, 744, 40],
    ],
    (x, y, turn) => put(fill('steel', 'M-7 4L-3 -6L8 1Z', { width: 1.2 }), { x, y, turn }),
  ),
  star(122, 592, 13),
  flat('light', 'M96 800Q118 784 142 800Z', 0.8),
];

const mallet: Art = [
  fill('wood', 'M-8 36L4 -60H16L10 40Z', { width: 1.8 }),
  fill('woodDark', 'M-40 -106L62 -94L56 -48L-44 -62Z'),
  fill('metal', 'M46 -96L62 -94L56 -48L40 -50Z', { width: 1.6 }),
];

const mason: Art = posed({
  place: { x: 204, y: 800, size: 0.68, flip: true },
  side: { skin: 'skinOlive', hair: 'hairBrown', eyes: 'open', nose: 'snub' },
  hat: [
    fill('linen', 'M46 -40C20 -84 -50 -92 -78 -36L-66 -18C-36 -44 16 -40 46 -22Z'),
    fill('linen', 'M-66 -34L-104 -20L-90 -8L-98 8L-64 -14Z'),
  ],
  headAt: [12, -432],
  bow: 8,
  spine: '4,-360 -8,-306 0,-236',
  cloth: 'straw',
  trim: 'wood',
  hose: 'sage',
  hem: [
    [-62, -166],
    [62, -166],
  ],
  farLeg: { joints: '14,-210 42,-110 40,-20' },
  nearLeg: { joints: '-12,-210 -24,-110 -44,-20' },
  farArm: {
    joints: '22,-346 56,-280 104,-316',
    holds: put(
      [
        fill('steel', 'M-6 -24H6L5 62L0 76L-5 62Z', { width: 1.8 }),
        fill('wood', 'M-8 -52H8V-14H-8Z', { width: 1.6 }),
      ],
      { turn: -82 },
    ),
    turn: -74,
  },
  nearArm: { joints: '-8,-350 -76,-350 -70,-424', holds: put(mallet, { turn: -34 }), turn: -30, flip: false },
});

/** The drawing of a church front. */
const plan: Art = [
  fill('linen', 'M-6 -96Q56 -88 118 -96V34Q56 42 -6 34Z'),
  line(
    'M10 18V-28Q12 -66 54 -84Q96 -66 98 -28V18M24 18V-22A13 18 0 0 1 50 -22V18M58 18V-22A13 18 0 0 1 84 -22V18M4 18H104M46 -56a8 8 0 1 0 16 0a8 8 0 1 0 -16 0',
    2.6,
    'ink',
    0.85,
  ),
];

const monk: Art = posed({
  place: { x: 316, y: 850, size: 0.85 },
  side: { skin: 'skinFair', hair: 'hairWhite', beard: 'pointed', nose: 'hooked', aged: true, eyes: 'open' },
  bow: 10,
  headAt: [10, -434],
  behindHead: fill('wood', 'M-60 60C-90 70 -92 120 -60 140C-20 156 30 150 44 120C40 96 10 60 -60 60Z'),
  cloth: 'wood',
  trim: 'straw',
  hem: [
    [-78, -10],
    [78, -10],
  ],
  nearArm: { joints: '-6,-352 -6,-252 62,-252', holds: put(plan, { x: -4, y: -14 }), turn: 0 },
});

const architect: Art = posed({
  place: { x: 496, y: 850, size: 0.86, flip: true },
  side: { skin: 'skinDark', hair: 'hairBlack', eyes: 'open' },
  hat: put(HATS.scholarCap, { x: -14, y: -2, turn: -8, size: 0.94 }),
  bow: 8,
  headAt: [10, -434],
  cloth: 'wine',
  hem: [
    [-84, -10],
    [78, -10],
  ],
  nearArm: { joints: '-6,-352 -10,-256 54,-250', turn: 0 },
});
