import { centaurBody } from '../../creatures/centaur.ts';
import { fill, line, put, type Art } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { sleevedArm } from '../../figure/actor.ts';
import { grip } from '../../figure/grip.ts';
import { profile } from '../../figure/profile.ts';
import { standing } from '../../primitives/ground.ts';
import { geese, grass, oracleHaze, hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { signSky } from './signSky.ts';

export const sagittarius: OracleScene = {
  alt: 'A centaur rears on a hilltop beside a pale moon and draws his bow at the stars, a red sash streaming behind him; above, the teapot of the constellation Sagittarius.',
  hour: 'ember',
  draw: (chance) => [
    signSky(chance, 'sagittarius', { x: 170, y: 430, r: 130 }),
    hills(700, [40, 60, 100, 50, 80, 40, 60], 'far'),
    oracleHaze(380, 640, 170),
    hills(742, [10, 0, 24, 20, 30, 34, 40], 'mid'),
    geese([
      [470, 600, 13],
      [500, 588, 11],
    ]),
    hills(778, [0, 12, 30, 40, 30, 12, 0], 'near'),
    standing(216, 782, 120),
    standing(276, 762, 50),
    put(centaur, { x: 254, y: 620, size: 1.04, turn: -13 }),
    grass(
      [
        [92, 790],
        [400, 776],
        [480, 792],
        [530, 800],
      ],
      'straw',
    ),
  ],
};

// In the horse's own units; the arrow lies along the line from the drawing hand to the bow hand.
const AIM = -24;
const BOW_HAND = { x: 206, y: -243 };
const STRING_HAND = { x: 92, y: -192 };

/** One straight line from each end of the bow to the drawing hand, just before the face. */
const bowString: Art = put(line('M-10 -106L-125 0L-10 106', 2.2, 'ink'), { ...BOW_HAND, turn: AIM });

const BOW = 'M-10 -106C-18 -96 -12 -86 -4 -74C14 -50 13 -24 0 0C13 24 14 50 -4 74C-12 86 -18 96 -10 106';

const bow: Art = put(
  [
    line(BOW, 10, 'line'),
    line(BOW, 6, 'metal'),
    line('M3 -13Q0 0 3 13', 10, 'redDark'),
    line('M-126 0H40', 4, 'woodDark'),
    fill('steel', 'M36 -9L64 0L36 9Z', { width: 1.6 }),
    fill('light', 'M-128 -7L-106 -2V2L-128 7L-120 0Z', { width: 1.4 }),
  ],
  { turn: AIM },
);

const quiver: Art = put(
  [
    [-7, 0, 7].map((x) => [
      line(`M${x} -30V-58`, 3, 'woodDark'),
      fill('light', `M${x - 5} -46L${x} -52L${x + 5} -46V-64L${x} -60L${x - 5} -64Z`, { width: 1.2 }),
    ]),
    fill('wood', 'M-13 -36H13L10 36H-10Z'),
    line('M-12 -24H12M-10 24H10', 4, 'trim'),
  ],
  { x: 36, y: -128, turn: -20 },
);

/** The drawing arm: the elbow is drawn back as high as the arrow, the hand is at the chin. */
const drawingArm: Art = [
  limb('skinOlive', '58,-158 30,-172 -10,-196', [38, 31, 23], 'skinEdge'),
  limb(
    'skinOlive',
    [
      [-12, -198],
      [26, -198],
      [STRING_HAND.x - 16, STRING_HAND.y + 3],
    ],
    [22, 23, 13],
    'skinEdge',
  ),
  graven('50,-146 36,-152 26,-162', 3, 'skinEdge', 0.5),
  grip('skinOlive', { ...STRING_HAND, turn: AIM, size: 0.54 }),
];

const TORSO =
  'M56 -202C44 -190 34 -178 36 -156C38 -130 46 -112 44 -84L34 -46H118L110 -84C108 -104 118 -124 117 -146C116 -168 104 -182 92 -194Z';

const centaur: Art = [
  sleevedArm(
    {
      joints: [
        [96, -160],
        [148, -200],
        [BOW_HAND.x, BOW_HAND.y],
      ],
      hand: 'hidden',
    },
    'skinOlive',
    'skinOlive',
    'trim',
    0.66,
  ),
  quiver,
  put(profile({ hair: 'hairBrown', beard: true, eyes: 'open' }), { x: 72, y: -236, size: 0.5, turn: -14 }),
  fill('skinOlive', TORSO, { edge: 'skinEdge' }),
  graven('76,-150 92,-132 114,-138', 3, 'skinEdge', 0.6),
  graven('96,-128 92,-106 96,-86', 3, 'skinEdge', 0.5),
  graven('78,-112 92,-108 108,-112', 2.4, 'skinEdge', 0.4),
  graven('48,-128 56,-108 54,-88', 4, 'skinEdge', 0.4),
  line('M44 -150C66 -128 92 -104 110 -92', 5, 'woodDark'),
  centaurBody('linen', 'stone', 'wood', 'rear'),
  limb('red', '46,-72 -10,-92 -70,-66 -128,-96', [16, 24, 26, 5]),
  limb('red', '48,-66 0,-62 -50,-34 -96,-44', [14, 20, 20, 4]),
  graven('30,-76 -20,-84 -80,-74', 3, 'redDark'),
  fill('red', 'M38 -84C62 -68 90 -68 114 -84L115 -62C90 -46 60 -46 36 -64Z'),
  line('M37 -70C62 -54 90 -54 115 -68', 3, 'trim'),
  grip('skinOlive', { ...BOW_HAND, turn: AIM, size: 0.58 }, bow),
  bowString,
  drawingArm,
];
