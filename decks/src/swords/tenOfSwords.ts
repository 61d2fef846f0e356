import { type Art, clipped, eachOf, fill, flat, line, put, rays } from '../drawing/art.ts';
import { polygonPath } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb } from '../drawing/swell.ts';
import { sleevedArm } from '../figure/actor.ts';
import { profile } from '../figure/profile.ts';
import { standing } from '../primitives/ground.ts';
import { hill, lake, peaks } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { sword } from '../suits/objects.ts';

export const tenOfSwords: Scene = {
  alt: 'Ten swords stand at all angles in the back of a figure that lies face down in a red tunic, both arms stretched out past its head, under a black sky; beyond the still water the sun comes up.',
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
    sunOnWater,
    hill(742, 6, 'near', 0.8),
    standing(300, 850, 250),
    put(fallen, { x: 4, y: -4 }),
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

const sunOnWater: Art = eachOf('474,634,60 470,650,44 480,668,52 472,688,32 478,708,38', (x, y, half) =>
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
);

/** The position, size and tilt of each sword. */
const SWORDS = [
  [176, 790, 0.96, -30],
  [204, 772, 1.3, -13],
  [232, 790, 1, -22],
  [258, 772, 1.44, -3],
  [284, 792, 1.04, -12],
  [310, 784, 1.5, 9],
  [338, 794, 1.04, 1],
  [362, 780, 1.32, 18],
  [390, 796, 0.98, 9],
  [412, 792, 1.14, 23],
] as const;

const BOOT = 'M-15 -20C-4 -24 8 -24 14 -18C18 -6 32 0 48 5C58 10 56 20 48 20H-14C-20 12 -18 -8 -15 -20Z';

/** Face down, the head to the left, both arms stretched out past it. */
const fallen: Art = [
  sleevedArm(
    { joints: '196,778 132,768 74,788', hand: 'open', turn: 160, flip: false },
    'redDark',
    'skinOlive',
    'trim',
    0.86,
  ),
  limb('sageDark', '350,786 446,760 508,806', [64, 48, 30]),
  put(fill('woodDark', BOOT, { width: 2 }), { x: 514, y: 812, turn: 40, size: 0.86 }),
  limb('sage', '350,826 450,842 540,838', [70, 50, 32]),
  put(fill('woodDark', BOOT, { width: 2 }), { x: 542, y: 838, turn: 60, size: 0.86 }),
  put(profile({ skin: 'skinOlive', hair: 'hairBlack' }), {
    x: 132,
    y: 812,
    size: 0.58,
    turn: -84,
    flip: true,
  }),
  limb('red', '184,806 230,802 278,814 322,806 364,812', [82, 94, 72, 92, 88]),
  line('M276 780Q292 816 282 850', 9, 'trim'),
  line('M384 774Q402 814 390 856', 6, 'trim'),
  graven('226,776 216,806 226,836', 5, 'redDark', 0.9),
  graven('250,772 272,806 250,842', 5, 'redDark', 0.9),
  graven('310,790 340,800 380,794', 5, 'redDark', 0.9),
  graven('310,836 340,826 380,836', 5, 'redDark', 0.9),
  sleevedArm(
    { joints: '206,834 140,862 84,852', hand: 'open', turn: 176, flip: false },
    'red',
    'skinOlive',
    'trim',
    0.9,
  ),
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
