import { type Art, fill, flat } from '../drawing/art.ts';
import { boxPath, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { actor } from '../figure/actor.ts';
import { profile } from '../figure/profile.ts';
import { standing } from '../primitives/ground.ts';
import { hill } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { pentacle } from '../suits/objects.ts';

export const eightOfPentacles: Scene = {
  alt: 'A craftsman sits on a bench under a striped awning and chisels a coin with a mallet; six finished ones hang on the post before him, and one more leans against the bench.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    hill(600, 10, 'far', 0.6),
    hill(660, 6, 'mid', 2),
    hill(800, 4, 'near', 1),
    awning,
    fill('wood', 'M452 880V170H520V880Z'),
    graven('472,200 468,520 474,860', 4),
    graven('500,200 504,520 498,860', 4),
    [244, 360, 476, 592, 708, 824].map((y) => pentacle(486, y, 0.56)),
    standing(240, 866, 180),
    bench,
    pentacle(360, 640, 0.66),
    actor({
      skin: 'skinFair',
      head: [
        profile({ skin: 'skinFair', hair: 'hairAuburn', beard: true, eyes: 'open' }),
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
        joints: '214,494 258,600 318,590',
        holds: [
          fill('steel', 'M-6 -10H6L5 74L0 86L-5 74Z', { width: 1.8 }),
          fill('wood', 'M-9 -40H9V4H-9Z', { width: 1.8 }),
        ],
        turn: -36,
      },
      farLeg: {
        joints: '206,690 350,700 372,832',
        foot: -4,
      },
      nearLeg: {
        joints: '190,702 290,722 256,838',
      },
      nearArm: {
        joints: '182,500 262,536 312,452',
        holds: mallet,
        turn: -28,
      },
    }),
    pentacle(134, 812, 0.56),
  ],
};

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
  fill('woodDark', 'M58 190H78V700H58Z'),
  times(8, (i) =>
    fill(i % 2 ? 'linen' : 'wine', `M${36 + i * 56} 190h56v62a28 24 0 0 1 -56 0Z`, { width: 1.8 }),
  ),
  fill('wood', boxPath(30, 176, 500, 18)),
];
