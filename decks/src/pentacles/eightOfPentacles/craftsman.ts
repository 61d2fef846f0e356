import { fill, put, type Art } from '../../drawing/art.ts';
import { boxPath } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { actor } from '../../figure/actor.ts';
import { profile } from '../../figure/profile.ts';
import { lyingCoin } from '../../suits/lyingCoin.ts';

/** The coin that he chisels lies on a block. */
export const blank: Art = [
  fill('wood', 'M356 698H520L510 732H366Z'),
  graven('376,712 440,708 500,714', 4, 'ink', 0.5),
  lyingCoin(438, 692, 1.16),
];

const mallet: Art = [
  fill('wood', 'M-8 22L4 -66H18L10 24Z', { width: 1.8 }),
  fill('woodDark', 'M-40 -112L62 -100L56 -54L-44 -68Z'),
  fill('metal', 'M46 -102L62 -100L56 -54L40 -56Z', { width: 1.6 }),
  graven('-34,-92 4,-88 36,-82', 4),
];

export const workbench: Art = [
  fill('wood', boxPath(36, 730, 528, 34)),
  graven('60,746 220,742 400,748', 4, 'ink', 0.5),
  graven('300,756 420,752 540,757', 4, 'ink', 0.5),
  fill('woodDark', boxPath(36, 764, 528, 136)),
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
        eyes: 'down',
        mood: 'intent',
      }),
      fill('linen', 'M44 -34C20 -60 -40 -66 -70 -38L-66 -20C-36 -44 16 -40 44 -18Z'),
      fill('linen', 'M-66 -34L-104 -24L-90 -12L-98 4L-64 -18Z'),
    ],
    headAt: { x: 222, y: 404, size: 0.76, turn: 26 },
    spine: '188,476 160,560 162,676',
    girth: [86, 126, 104],
    cloth: 'sage',
    trim: 'wood',
    hem: [
      [96, 728],
      [262, 726],
    ],
    limbs: 1.16,
    farArm: {
      joints: '214,494 300,622 396,578',
      holds: put(
        [
          fill('steel', 'M-6 -10H6L5 62L0 76L-5 62Z', { width: 1.8 }),
          fill('wood', 'M-9 -42H9V4H-9Z', { width: 1.8 }),
        ],
        { turn: -20 },
      ),
      turn: -20,
    },
    // Its face comes down on the chisel.
    nearArm: {
      joints: '176,504 176,630 300,522',
      holds: put(mallet, { turn: 42 }),
      turn: -22,
    },
  }),
];
