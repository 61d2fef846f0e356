import { eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { actor } from '../../figure/actor.ts';
import { grip, pointingHand } from '../../figure/grip.ts';
import { profile } from '../../figure/profile.ts';
import { shoulder } from '../../figure/shoulder.ts';
import { standing } from '../../primitives/ground.ts';
import { disc, greatStar } from '../../primitives/lights.ts';
import { firs, oracleHaze, hills, printedSky, oracleRidge } from '../landscape.ts';
import { moonRing } from '../moon.ts';
import type { OracleScene } from '../scene.ts';

export const comet: OracleScene = {
  alt: 'A comet with a long straw-coloured tail crosses the ring of moons above snowy mountains; on a hill a woman and a child whose hand she holds both point up at it.',
  hour: 'night',
  draw: (chance) => [
    printedSky(chance, { stars: 120, floor: 640 }),
    disc('water', 290, 270, 150, 2.4, 0.7),
    moonRing({ x: 290, y: 270, r: 184, count: 16, size: 11.5 }),
    orbits,
    tail,
    greatStar(214, 350, 72),
    mountains,
    oracleHaze(56, 650, 170, 'dusk', 0.55),
    hills(700, [30, 14, 30, 10, 26, 16, 30], 'mid'),
    firs(
      [
        [78, 742, 130],
        [126, 752, 96],
        [172, 758, 74],
      ],
      'near',
    ),
    oracleRidge(
      [
        [40, 800],
        [150, 782],
        [300, 748],
        [430, 728],
        [560, 750],
      ],
      'near',
    ),
    standing(398, 754, 110),
    // They are drawn looking right, and look left.
    put([child, woman], { x: 600, flip: true }),
  ],
};

const mountains: Art = [
  oracleRidge(
    [
      [40, 650],
      [84, 590],
      [112, 574],
      [170, 650],
      [224, 556],
      [250, 536],
      [310, 640],
      [400, 620],
      [480, 560],
      [560, 640],
    ],
    'far',
  ),
  fill(
    'snow',
    'M70 608C84 590 94 582 102 582C114 584 126 598 138 612L122 606L110 618L96 604L84 614ZM206 584C220 560 230 546 240 546C252 550 264 572 276 590L258 582L246 598L230 582L218 592Z',
    { width: 1.6 },
  ),
];

const woman: Art = [
  fill(
    'woodDark',
    'M150 758C152 744 178 744 192 756C200 762 200 770 192 770H150ZM200 756C202 744 226 744 240 756C248 762 246 768 240 768H200Z',
    { width: 1.8 },
  ),
  limb('hairAuburn', '142,452 120,500 112,552', [30, 30, 10]),
  actor({
    skin: 'skinFair',
    head: profile({ skin: 'skinFair', hair: 'hairAuburn', eyes: 'open' }),
    headAt: { x: 176, y: 446, size: 0.54, turn: -22 },
    spine: '164,508 160,566 158,620',
    girth: [48, 72, 60],
    cloth: 'red',
    hem: [
      [98, 750],
      [228, 752],
    ],
    limbs: 0.72,
    nearArm: { joints: '168,518 232,500 286,446', hand: 'hidden' },
  }),
  shoulder('red', [162, 518], 15),
  fill('trim', 'M144 492C152 506 172 510 184 503L185 514C170 521 150 517 139 503Z', { width: 1.6 }),
  pointingHand('skinFair', { x: 286, y: 446, turn: -42, size: 0.74 }),
];

const child: Art = [
  limb('red', '206,560 214,620 232,664', [30, 26, 20]),
  actor({
    skin: 'skinFair',
    head: profile({ skin: 'skinFair', hair: 'hairBrown', eyes: 'open' }),
    headAt: { x: 262, y: 570, size: 0.5, turn: -24 },
    spine: '252,622 250,654 248,684',
    girth: [42, 58, 50],
    cloth: 'straw',
    trim: 'red',
    hem: [
      [212, 714],
      [288, 712],
    ],
    hose: 'cloth',
    limbs: 0.54,
    farLeg: { joints: '256,690 264,722 262,748' },
    nearLeg: { joints: '244,690 242,722 236,750' },
    nearArm: { joints: '248,636 280,636 300,596', hand: 'hidden' },
  }),
  pointingHand('skinFair', { x: 300, y: 596, turn: -50, size: 0.5 }),
  grip('skinFair', { x: 236, y: 668, turn: 60, size: 0.5 }),
];

/** The orbits of the planets, as thin lines. */
const orbits: Art = [
  [48, 86, 122].map((r) =>
    line(
      `M${290 - r} 270a${r} ${r * 0.8} -24 1 0 ${2 * r} 0a${r} ${r * 0.8} -24 1 0 ${-2 * r} 0`,
      1.4,
      'light',
      0.2,
    ),
  ),
  disc('glow', 290, 270, 15, 1.6),
  eachRow(
    [
      [330, 302, 6],
      [226, 214, 8],
      [394, 198, 7],
    ],
    (x, y, r) => disc('light', x, y, r, 1.4),
  ),
];

/** Two tails that thin out to points: the broad one of dust, curved, and the straight one of gas. */
const tail: Art = [
  fill('waterLight', 'M186 330C270 240 360 150 438 78C372 176 300 270 232 372Z', {
    width: 1.2,
    opacity: 0.5,
  }),
  fill('glow', 'M192 326C290 250 420 190 536 176C430 224 330 290 240 386Z', { width: 2 }),
  flat('light', 'M206 336C300 262 410 206 510 184C410 230 310 292 232 372Z', 0.85),
  graven('276,318 350,262 440,214', 4, 'metalDark', 0.7),
  graven('262,280 320,216 384,144', 3, 'light', 0.4),
  eachRow(
    [
      [400, 290, 4],
      [456, 254, 5],
      [308, 170, 4],
      [392, 96, 4],
      [500, 222, 4],
      [346, 336, 4],
    ],
    (x, y, r) => flat('light', circlePath(x, y, r)),
  ),
];
