import { type Art, clipped, eachRow, fill, flat, line, put, rays } from '../drawing/art.ts';
import { polygonPath } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb } from '../drawing/swell.ts';
import { sleevedArm } from '../figure/actor.ts';
import { head } from '../figure/head.ts';
import { standing } from '../primitives/ground.ts';
import { hill, lake, peaks } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { sword } from '../suits/objects.ts';

export const tenOfSwords: Scene = {
  alt: 'Ten swords stand at all angles in the back of a figure that lies on its face, one arm stretched out, under a black sky; beyond the still water the sun comes up.',
  draw: (chance) => [
    sky(chance, { stars: 14 }),
    rays(474, 600, 70, 420, 34, 0.8),
    flat('glow', 'M40 380H560V640H40Z', 0.16),
    blackSky,
    fill('glow', 'M404 602A70 70 0 0 1 544 602Z'),
    peaks(604, [
      [90, 70, 50],
      [190, 60, 34],
    ]),
    hill(604, 5, 'far', 1.4),
    lake(624, 740),
    eachRow(
      [
        [474, 634, 60],
        [470, 650, 44],
        [480, 668, 52],
        [472, 688, 32],
        [478, 708, 38],
      ],
      (x, y, half) =>
        graven(
          [
            [x - half, y],
            [x, y - 2],
            [x + half, y],
          ],
          9,
          'glow',
          0.85,
        ),
    ),
    hill(742, 6, 'near', 0.8),
    standing(300, 850, 250),
    put(fallen, { x: 18, y: -4 }),
    clipped(
      polygonPath([
        [40, 120],
        [40, 770],
        ...SWORDS.map(([x, y]) => [x, y + 4] as const),
        [560, 800],
        [560, 120],
      ]),
      // The tall ones first, so that every hilt is visible.
      SWORDS.toSorted((a, b) => b[2] - a[2]).map(([x, y, size, turn]) => {
        const angle = (turn * Math.PI) / 180;
        return sword(x + 108 * size * Math.sin(angle), y - 108 * size * Math.cos(angle), size, 180 + turn);
      }),
    ),
    SWORDS.map(([x, y, size, turn]) =>
      put(fill('ink', 'M-17 0Q0 -7 17 0Q0 6 -17 0Z', { edge: 'redDark', width: 1.6 }), {
        x,
        y: y + 2,
        size: size * 0.86,
        turn,
      }),
    ),
  ],
};

/** The position, size and tilt of each sword. */
const SWORDS = [
  [196, 786, 0.98, -20],
  [220, 768, 1.36, -6],
  [248, 782, 1.1, -17],
  [270, 768, 1.56, -3],
  [296, 786, 1.14, 9],
  [322, 770, 1.48, -11],
  [350, 788, 1.04, 4],
  [374, 776, 1.34, 13],
  [400, 792, 1, -5],
  [426, 788, 1.18, 15],
] as const;

const BOOT = 'M-15 -20C-4 -24 8 -24 14 -18C18 -6 32 0 48 5C58 10 56 20 48 20H-14C-20 12 -18 -8 -15 -20Z';

const fallen: Art = [
  sleevedArm(
    { joints: '204,778 140,764 82,806', hand: 'open', turn: 156, flip: false },
    'linen',
    'skinOlive',
    'trim',
    0.92,
  ),
  limb('sageDark', '400,800 470,790 524,816', [62, 46, 30]),
  put(fill('woodDark', BOOT, { width: 2 }), { x: 522, y: 812, turn: -70, size: 0.9 }),
  limb('sageDark', '392,822 458,838 508,846', [66, 50, 30]),
  put(fill('woodDark', BOOT, { width: 2 }), { x: 506, y: 842, turn: -84, size: 0.9 }),
  limb('linen', '176,806 240,800 300,806', [92, 96, 90]),
  put(head({ skin: 'skinOlive', hair: 'hairBlack', cut: 'short', eyes: 'closed', brow: 'sad', turn: 0.4 }), {
    x: 126,
    y: 826,
    size: 0.6,
    turn: -94,
  }),
  fill(
    'red',
    'M178 776C190 748 230 738 270 744C330 752 384 758 426 780C458 800 474 830 492 862C410 872 270 872 206 862C186 840 172 808 178 776Z',
  ),
  eachRow(
    [
      ['204,790 196,830 214,858'],
      ['250,800 240,836 246,864'],
      ['300,806 296,836 302,864'],
      ['352,810 356,838 366,864'],
      ['400,808 424,838 440,862'],
    ] as [string][],
    (points) => graven(points, 6, 'redDark', 0.9),
  ),
  fill('trim', 'M168 786C176 756 196 742 222 738L230 748C206 756 190 778 190 800Z', { width: 1.6 }),
  limb('linen', '190,806 176,840 204,858', [44, 42, 30]),
];

/** Banks of cloud that hang lower and lower towards the dark side. */
const blackSky: Art = [
  fill(
    'gloom',
    'M40 30H560V420a58 46 0 0 1 -104 14a66 52 0 0 1 -118 26a60 48 0 0 1 -104 32a62 50 0 0 1 -112 10a50 44 0 0 1 -82 -8Z',
  ),
  fill(
    'gloomLight',
    'M40 30H560V330a70 56 0 0 1 -124 16a78 60 0 0 1 -138 28a64 54 0 0 1 -116 14a60 50 0 0 1 -90 20a40 40 0 0 1 -52 -4Z',
  ),
  fill(
    'gloom',
    'M40 30H560V226a66 54 0 0 1 -116 20a78 60 0 0 1 -140 18a70 56 0 0 1 -124 22a60 50 0 0 1 -90 10a40 40 0 0 1 -50 -8Z',
  ),
  line(
    'M70 452q40 22 84 0M210 442q36 20 76 -4M360 412q40 20 84 -8M96 350q40 22 90 -6M250 330q46 24 100 -8M430 296q40 20 84 -6M110 240q50 24 104 -4M300 210q50 24 110 -6M200 150q60 24 120 0',
    1.8,
    'detail',
    0.5,
  ),
];
