import { flat, put, type Art } from '../../drawing/art.ts';
import { times, toTenth, type Point } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cutStroke, gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';
import { leaf } from '../nature/plants.ts';

/** Level: the stalk at 0, the mouth before us at (330, 0). */
const TUBE = outline(
  '0,-26! 70,-34 150,-40 220,-58 276,-92 318,-136! 336,0 318,136! 276,92 220,58 150,40 70,34 0,26!',
);
const CALYX = outline('-14,-20! 30,-38 90,-44 128,-34! 104,-18 140,0! 104,18 128,34! 90,44 30,38 -14,20!');

/** A point of the mouth, which is an oval turned half to us. */
const around = (angle: number, along: number, across: number): Point => [
  330 + along * Math.cos((angle * Math.PI) / 180),
  across * Math.sin((angle * Math.PI) / 180),
];
const oval = (x: number, rx: number, ry: number): string =>
  `M${x - rx} 0a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
const ANGLES = times(5, (i) => i * 72);
/** Five petals grown together, each with a tip that curls out. */
const MOUTH = outline(
  ANGLES.flatMap((angle) => [
    [around(angle - 24, 60, 130), ''] as const,
    [around(angle, 96, 194), '!'] as const,
    [around(angle + 24, 60, 130), ''] as const,
  ])
    .map(([[x, y], corner]) => `${toTenth(x)},${toTenth(y)}${corner}`)
    .join(' '),
);

/** The flower of an angel's trumpet whose mouth is turned half to us: 360 long, its stalk at 0. */
const flower: Art = [
  keyed('glow', TUBE, 7),
  combed('20,24 150,36 280,84', '20,6 150,14 270,40', { role: 'ink', rows: 3, width: 6, length: 44 }),
  gouge('40,-14 150,-20 290,-60', 6),
  keyed('glow', MOUTH, 7),
  ANGLES.map((angle) =>
    gouge([around(angle, 46, 102), around(angle, 62, 130), around(angle, 82, 168)], 8, 'accent'),
  ),
  keyed('accent', oval(326, 42, 98), 5),
  flat('ink', oval(317, 29, 74)),
  joined('near', [CALYX], 5),
  gouge('0,-8 50,-14 100,-20', 5),
];

/** An angel's trumpet on its bough at the top of the window; it opens downwards to the left, the middle of its mouth at (276, 416). */
export const trumpetFlower: Art = [
  stroke('ink', '30,92 160,112 300,112 440,106 580,80', [24, 24, 24, 22, 18]),
  gouge('60,94 140,108 230,110', 5, 'far'),
  [
    [90, 104, 76, 130],
    [182, 110, 118, 96],
    [520, 96, 78, 150],
    [424, 106, 112, 104],
  ].map(([x = 0, y = 0, turn = 0, length]) => leaf(x, y, turn, length, 'near')),
  cutStroke('ink', '480,98 474,120 456,138 436,158', [12, 18, 17, 24], [12, 26, 25, 32]),
  put(flower, { x: 438, y: 156, turn: 122, size: 0.93 }),
];
