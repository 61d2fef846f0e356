import { centaurBody } from '../../creatures/centaur.ts';
import { fill, line, put, type Art } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { actor, sleevedArm } from '../../figure/actor.ts';
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
    put(centaur, { x: 258, y: 606, size: 1.14, turn: -13 }),
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
const BOW_HAND = { x: 190, y: -204 };
const STRING_HAND = { x: 100, y: -164 };

/** It runs behind the face, which would be crossed by it otherwise. */
const bowString: Art = put(line('M-10 -116L-98 0L-10 116', 2, 'ink'), { ...BOW_HAND, turn: AIM });

const bow: Art = put(
  [
    line(
      'M-10 -116C-20 -104 -14 -92 -4 -80C16 -54 14 -26 0 0C14 26 16 54 -4 80C-14 92 -20 104 -10 116',
      10,
      'line',
    ),
    line(
      'M-10 -116C-20 -104 -14 -92 -4 -80C16 -54 14 -26 0 0C14 26 16 54 -4 80C-14 92 -20 104 -10 116',
      6,
      'metal',
    ),
    line('M3 -13Q0 0 3 13', 10, 'redDark'),
    line('M-110 0H40', 4, 'woodDark'),
    fill('steel', 'M36 -9L64 0L36 9Z', { width: 1.6 }),
    fill('light', 'M-116 -8L-92 -2V2L-116 8L-106 0Z', { width: 1.4 }),
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
  { x: 42, y: -118, turn: -24 },
);

/** The drawing arm, folded so far that forearm and upper arm overlap. */
const drawingArm: Art = [
  limb('skinOlive', '76,-142 50,-132 16,-124', [29, 27, 22], 'skinEdge'),
  limb(
    'skinOlive',
    [
      [14, -126],
      [56, -146],
      [STRING_HAND.x - 10, STRING_HAND.y + 4],
    ],
    [22, 20, 13],
    'skinEdge',
  ),
  grip('skinOlive', { ...STRING_HAND, turn: AIM, size: 0.66 }),
];

const centaur: Art = [
  sleevedArm(
    {
      joints: [
        [92, -146],
        [138, -176],
        [BOW_HAND.x, BOW_HAND.y],
      ],
      hand: 'hidden',
    },
    'skinOlive',
    'skinOlive',
    'trim',
    0.66,
  ),
  bowString,
  quiver,
  actor({
    skin: 'skinOlive',
    head: profile({ hair: 'hairBrown', beard: true, eyes: 'open' }),
    headAt: { x: 88, y: -208, size: 0.5, turn: -14 },
    spine: '80,-152 74,-108 74,-54',
    girth: [52, 74, 66],
    cloth: 'skinOlive',
  }),
  graven('70,-128 84,-118 96,-124', 3, 'skinEdge', 0.5),
  graven('92,-108 88,-92 94,-74', 3, 'skinEdge', 0.4),
  line('M58 -150C76 -128 96 -106 108 -90', 5, 'woodDark'),
  centaurBody('linen', 'stone', 'wood', 'rear'),
  limb('red', '46,-72 -10,-92 -70,-66 -128,-96', [16, 24, 26, 5]),
  limb('red', '48,-66 0,-62 -50,-34 -96,-44', [14, 20, 20, 4]),
  graven('30,-76 -20,-84 -80,-74', 3, 'redDark'),
  fill('red', 'M38 -84C62 -68 90 -68 114 -84L115 -62C90 -46 60 -46 36 -64Z'),
  line('M37 -70C62 -54 90 -54 115 -68', 3, 'trim'),
  grip('skinOlive', { ...BOW_HAND, turn: AIM, size: 0.66 }, bow),
  drawingArm,
];
