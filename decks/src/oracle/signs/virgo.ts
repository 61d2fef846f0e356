import { eachRow, fill, flat, line, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { actor, sleevedArm } from '../../figure/actor.ts';
import { profile } from '../../figure/profile.ts';
import { shoulder } from '../../figure/shoulder.ts';
import { flower, wheat } from '../../primitives/plants.ts';
import { oracleHaze, hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { signSky } from './signSky.ts';

export const virgo: OracleScene = {
  alt: 'A woman in white with a long braid bends over ripe wheat; she holds a handful of ears and a sickle, and a pale moon stands before her; above her the constellation Virgo.',
  hour: 'field',
  draw: (chance) => [
    signSky(chance, 'virgo', { x: 404, y: 392, r: 104 }),
    hills(650, [30, 60, 90, 50, 90, 60, 80], 'far'),
    oracleHaze(380, 610, 160),
    hills(690, [10, 20, 6, 22, 10, 24, 8], 'straw'),
    times(15, (i) => wheat(54 + i * 35, 760, 96 + ((i * 29) % 34), ((i * 17) % 11) - 5)),
    reaper,
    times(13, (i) => wheat(50 + i * 42, 838, 92 + ((i * 31) % 34), ((i * 23) % 13) - 6)),
  ],
};

const sickle: Art = [
  fill('steel', 'M4 -12C50 -54 104 -40 112 16C92 -18 54 -26 16 -2Z', { width: 2 }),
  fill('wood', 'M-8 -8H10V34H-8Z', { width: 2 }),
];

const handful: Art = [-26, -13, 0, 12, 24].map((turn) =>
  wheat(turn * 0.5, 150 - Math.abs(turn), 262 - Math.abs(turn) * 1.4, turn * 0.42),
);

const skirt: Art = [
  fill('linen', 'M156 606Q212 632 274 618C320 690 344 770 352 830H90C100 760 132 680 156 606Z'),
  flat('straw', 'M156 606C132 680 100 760 90 830H150C150 760 160 690 182 616Z', 0.4),
  graven('196,650 184,730 176,822', 5),
  graven('226,656 236,740 240,822', 5),
  graven('258,654 288,730 306,822', 5),
  line('M154 604Q212 632 276 616', 12, 'line'),
  line('M155 604Q212 632 275 616', 8.6, 'red'),
];

/** Cornflowers in her hair. */
const crown: Art = eachRow(
  [
    [-58, -52],
    [-30, -72],
    [2, -74],
    [30, -60],
  ],
  (x, y, i) => flower(x, y, 15, 5, i % 2 ? 'light' : 'cloth', i % 2 ? 'linen' : 'waterLight'),
);

const reaper: Art = [
  sleevedArm(
    { joints: '272,446 330,548 416,536', holds: handful, turn: 6 },
    'stone',
    'skinFair',
    'red',
    0.98,
  ),
  actor({
    skin: 'skinFair',
    head: [profile({ skin: 'skinFair', hair: 'hairAuburn', eyes: 'closed', brow: 'calm' }), crown],
    headAt: { x: 304, y: 352, size: 0.92, turn: 20 },
    spine: '266,442 242,520 214,618',
    girth: [84, 116, 122],
    cloth: 'linen',
    trim: 'red',
  }),
  skirt,
  fill('red', 'M240 428C254 448 286 456 306 446L308 460C282 472 248 462 232 442Z', { width: 1.8 }),
  limb('hairAuburn', '246,380 206,424 176,500 168,588', [44, 36, 30, 14]),
  eachRow(
    [
      [222, 408],
      [202, 440],
      [187, 474],
      [177, 510],
      [171, 546],
    ],
    (x, y) => line(`M${x - 15} ${y - 6}Q${x - 2} ${y + 12} ${x + 15} ${y + 2}`, 2.2, 'detail', 0.6),
  ),
  fill('red', 'M158 576L182 576L180 592L158 590Z', { width: 1.8 }),
  sleevedArm({ joints: '244,466 248,590 356,630', holds: sickle, turn: 4 }, 'linen', 'skinFair', 'red', 1.06),
  shoulder('linen', [246, 462], 21),
];
