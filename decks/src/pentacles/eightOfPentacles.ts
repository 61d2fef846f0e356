import { type Art, fill, flat, line, put } from '../drawing/art.ts';
import { boxPath, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { actor } from '../figure/actor.ts';
import { profile } from '../figure/profile.ts';
import { standing } from '../primitives/ground.ts';
import { hill } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { pentacle } from '../suits/objects.ts';

export const eightOfPentacles: Scene = {
  alt: 'A craftsman sits on a bench under a striped awning and chisels a coin with a mallet; the coin stands on a block of wood; six finished ones hang on the post beyond, and one more stands ready under the bench.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    hill(600, 10, 'far', 0.6),
    hill(660, 6, 'mid', 2),
    hill(800, 4, 'near', 1),
    awning,
    fill('wood', 'M462 880V170H528V880Z'),
    graven('476,200 472,520 478,860', 4),
    graven('512,200 516,520 510,860', 4),
    [334, 431, 528, 625, 722, 819].map((y) => [disc('ink', 495, y + 4, 40, 0, 0.4), pentacle(495, y, 0.42)]),
    standing(230, 866, 180),
    put(bench, { x: -22 }),
    stump,
    put(craftsman, { x: -34 }),
    pentacle(122, 812, 0.5),
  ],
};

/** A block of wood before him: the coin stands on it, leaning on a wedge. */
const stump: Art = [
  flat('ink', 'M346 862Q400 846 456 862Q400 880 346 862Z', 0.4),
  fill('wood', 'M356 702H446L452 862H350Z'),
  graven('368,726 366,790 362,850', 5),
  graven('398,730 400,800 396,856', 5),
  graven('430,726 432,790 438,850', 5),
  fill('straw', 'M352 702C352 688 450 688 450 702C450 716 352 716 352 702Z'),
  line('M372 702C372 696 430 696 430 702M388 703q14 -5 26 0', 1.5, 'woodDark', 0.8),
  fill('woodDark', 'M418 698L446 640L450 698Z', { width: 1.8 }),
  pentacle(394, 642, 0.6),
];

const mallet: Art = [
  fill('wood', 'M-9 40L4 -66H18L11 44Z', { width: 1.8 }),
  fill('woodDark', 'M-40 -112L62 -100L56 -54L-44 -68Z'),
  fill('metal', 'M46 -102L62 -100L56 -54L40 -56Z', { width: 1.6 }),
  graven('-34,-92 4,-88 36,-82', 4),
];

const bench: Art = [
  fill('woodDark', 'M92 760H118L106 868H80ZM386 760H412L424 868H398Z'),
  fill('wood', 'M66 730H432V762H66Z'),
  graven('90,744 220,748 410,743', 4),
  fill('woodDark', 'M308 664H412V730H308Z'),
  flat('ink', boxPath(308, 716, 104, 14), 0.4),
];

/** The striped roof of the stall. */
const awning: Art = [
  fill('woodDark', 'M58 190H80V880H58Z'),
  times(8, (i) =>
    fill(i % 2 ? 'linen' : 'wine', `M${36 + i * 56} 190h56v62a28 24 0 0 1 -56 0Z`, { width: 1.8 }),
  ),
  fill('wood', boxPath(30, 176, 500, 18)),
];

const craftsman: Art = [
  actor({
    skin: 'skinFair',
    head: [
      profile({
        skin: 'skinFair',
        hair: 'hairAuburn',
        beard: true,
        nose: 'snub',
        eyes: 'open',
        mood: 'intent',
      }),
      fill('linen', 'M44 -34C20 -60 -40 -66 -70 -38L-66 -20C-36 -44 16 -40 44 -18Z'),
      fill('linen', 'M-66 -34L-104 -24L-90 -12L-98 4L-64 -18Z'),
    ],
    headAt: { x: 222, y: 404, size: 0.76, turn: 24 },
    spine: '188,476 160,560 162,676',
    girth: [86, 126, 104],
    cloth: 'sage',
    trim: 'wood',
    hem: [
      [96, 728],
      [262, 726],
    ],
    hose: 'wineDark',
    limbs: 1.16,
    farArm: {
      joints: '214,494 268,610 352,580',
      holds: put(
        [
          fill('steel', 'M-6 -10H6L5 62L0 74L-5 62Z', { width: 1.8 }),
          fill('wood', 'M-9 -40H9V4H-9Z', { width: 1.8 }),
        ],
        { turn: -40 },
      ),
      turn: -30,
    },
    farLeg: {
      joints: '206,690 338,700 352,832',
      foot: -4,
    },
    nearLeg: {
      joints: '190,702 290,722 256,838',
    },
    nearArm: {
      joints: '182,500 272,540 310,448',
      holds: mallet,
      turn: -28,
    },
  }),
];
