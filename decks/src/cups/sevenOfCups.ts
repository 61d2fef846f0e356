import { snake } from '../creatures/beasts.ts';
import { type Art, eachOf, eachRow, fill, line, put, rays } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { hairBehind, head } from '../figure/head.ts';
import type { Look } from '../figure/look.ts';
import { posed } from '../figure/posed.ts';
import { castle } from '../primitives/buildings.ts';
import { standing } from '../primitives/ground.ts';
import { cloud, hill } from '../primitives/land.ts';
import { disc, greatStar, star } from '../primitives/lights.ts';
import { wreath } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { cup } from '../suits/objects.ts';

const FAIR: Look = { skin: 'skinFair', hair: 'hairFair', cut: 'curls', eyes: 'open', mood: 'tender' };

export const sevenOfCups: Scene = {
  alt: 'A dark figure with outspread arms looks up at seven cups on clouds, borne by mist; out of them rise a castle, a snake, jewels and pearls, a wreath, a face, a star and a veiled shape.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    rays(300, 420, 100, 420, 26, 0.35),
    mist,
    eachOf(
      '138,370,0.96 300,312,1.1 462,370,0.96 112,566,0.9 236,524,0.9 364,524,0.9 488,566,0.9',
      (x, y, k) => cloud(x, y, k, 'steel'),
    ),
    vision(140, 316, castle(0, 4, 0.36)),
    vision(300, 256, [rays(0, -32, 14, 58, 10, 0.9), greatStar(0, -32, 36)]),
    vision(460, 316, put(bust, { y: -44, size: 0.9 })),
    vision(112, 512, [snake('M-6 8C-26 -8 22 -14 6 -30C-10 -44 -24 -36 -16 -56', [-14, -58], 'leaf')]),
    vision(236, 470, jewels),
    pearls,
    vision(364, 470, wreath(0, -30, 26, 28, 14, 18)),
    vision(488, 512, put(veiled, { size: 0.74 })),
    hill(790, 8, 'near', 1),
    standing(310, 856, 110),
    dreamer,
  ],
};

/** Leans back and looks up, one arm towards the cups and the other out behind. */
const dreamer: Art = posed({
  place: { x: 308, y: 856, size: 0.72 },
  side: { skin: 'skinOlive', hair: 'hairBlack', eyes: 'open', mood: 'wonder', nose: 'snub' },
  bow: -24,
  headAt: [-16, -434],
  spine: '-18,-362 -10,-306 6,-240',
  cloth: 'clothDark',
  trim: 'steelDark',
  hose: 'shade',
  boots: 'woodDark',
  hem: [
    [-84, -124],
    [74, -116],
  ],
  behind: [
    fill('shade', 'M-26 -366C-80 -350 -116 -230 -150 -76Q-80 -44 -20 -70L6 -340Z'),
    graven('-46,-330 -100,-210 -128,-80', 6),
    graven('-30,-300 -64,-190 -80,-66', 5),
  ],
  farLeg: { joints: '24,-190 52,-104 60,-20' },
  nearLeg: { joints: '-8,-190 -18,-104 -56,-20', foot: 6 },
  farArm: { joints: '4,-346 88,-356 148,-392', hand: 'open', turn: -40 },
  nearArm: { joints: '-30,-346 -100,-296 -162,-334', hand: 'open', turn: 28, flip: true },
});

/** The bust of a face that rises out of a cup. */
const bust: Art = [
  put(hairBehind(FAIR), { size: 0.44 }),
  fill('skinFair', 'M-34 62C-30 44 -12 40 -10 34H10C12 40 30 44 34 62Z', { edge: 'skinEdge', width: 1.8 }),
  put(head(FAIR), { size: 0.44 }),
];

/** The head and shoulders of somebody under a cloth. */
const veiled: Art = [
  rays(0, -50, 52, 82, 14, 0.9),
  fill(
    'light',
    'M0 -100C-20 -100 -26 -80 -20 -62C-40 -56 -46 -36 -42 14H42C46 -36 40 -56 20 -62C26 -80 20 -100 0 -100Z',
    { width: 1.8 },
  ),
  graven('-12,-92 -16,-60 -30,10', 3.4, 'metalDark'),
  graven('12,-92 16,-60 30,10', 3.4, 'metalDark'),
  graven('-2,-62 2,-30 -4,10', 3.4, 'metalDark'),
];

const vision = (x: number, y: number, what: Art): Art => [
  put(what, { x, y: y - 46, size: 1.3 }),
  cup(x, y, 0.66),
];

/** A cut stone: its table and facets. */
const gem = (role: Role, x: number, y: number): Art => [
  fill(role, `M${x - 13} ${y - 4}l6 -9h14l6 9l-13 17Z`, { width: 1.4 }),
  line(`M${x - 13} ${y - 4}h26M${x - 5} ${y - 4}l5 17l5 -17l-5 -8Z`, 1, 'light', 0.8),
];

const jewels: Art = [
  gem('red', -20, -8),
  gem('leaf', 20, -8),
  gem('waterLight', 0, -20),
  gem('rose', -6, -4),
];

/** Two strings of pearls that hang over the rim of the cup of jewels. */
const pearls: Art = [
  times(11, (i) => disc('light', 204 + i * 2.4 + Math.sin(i) * 2, 420 + i * 6.4, 4.4, 1.2)),
  times(9, (i) => disc('light', 254 - i * 1.6, 424 + Math.sin((i / 8) * Math.PI) * 42, 4, 1.2)),
  times(7, (i) => disc('light', 242 + i * 5, 424 + Math.sin((i / 6) * Math.PI) * 24, 4, 1.2)),
  fill('red', 'M224 492l7 8l-7 12l-7 -12Z', { width: 1.4 }),
];

/** Mist that rises from the dreamer and carries what is seen, with sparks of light in it. */
const mist: Art = [
  eachRow(
    [
      ['300,800 230,740 190,680 130,640 96,596'],
      ['310,800 270,720 250,660 236,560'],
      ['320,800 340,730 376,660 366,560'],
      ['330,800 400,750 430,690 476,650 500,596'],
    ] as [string][],
    (points, i) => [graven(points, i % 3 ? 26 : 34, 'steel', 0.22), graven(points, 5, 'light', 0.5)],
  ),
  eachOf(
    '120,690,9 196,636,7 262,620,6 404,624,7 470,702,9 160,752,6 436,760,6 86,640,6 520,640,6',
    (x, y, r) => star(x, y, r, 'glow'),
  ),
];
