import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { actor } from '../../figure/actor.ts';
import { profile } from '../../figure/profile.ts';
import { pentacle } from '../../suits/objects.ts';

/** A block of wood before him: the coin stands on it, leaning on a wedge. */
export const stump: Art = [
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

export const bench: Art = [
  fill('woodDark', 'M92 760H118L106 868H80ZM386 760H412L424 868H398Z'),
  fill('wood', 'M66 730H432V762H66Z'),
  graven('90,744 220,748 410,743', 4),
  fill('woodDark', 'M308 664H412V730H308Z'),
  flat('ink', boxPath(308, 716, 104, 14), 0.4),
];

export const craftsman: Art = [
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
