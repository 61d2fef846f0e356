import { fill, line, put, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { standing } from '../../primitives/ground.ts';
import { geese, grass, oracleHaze, hills, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { signConstellation } from './constellations.ts';

export const sagittarius: OracleScene = {
  alt: 'A great arrow with a red ribbon flies steeply up, as long as the picture is high, from a pale moon that sets behind far hills; the bow that sent it lies in the grass below; above, the teapot of the constellation Sagittarius.',
  hour: 'ember',
  draw: (chance) => [
    printedSky(chance, { stars: 40, floor: 520, twinkling: false }),
    fullMoon(216, 600, 148, 'linen'),
    signConstellation('sagittarius'),
    hills(680, [40, 60, 100, 50, 80, 40, 60], 'far'),
    oracleHaze(380, 620, 170),
    geese([
      [96, 620, 13],
      [126, 608, 11],
    ]),
    hills(724, [10, 0, 24, 20, 30, 34, 40], 'mid'),
    hills(770, [30, 40, 30, 10, 20, 30, 40], 'near'),
    put(arrow, { x: 330, y: 452, turn: -56, size: 1.24 }),
    standing(300, 758, 190),
    put(bow, { x: 300, y: 744, turn: -6 }),
    grass(
      [
        [92, 790],
        [200, 800],
        [400, 796],
        [530, 790],
      ],
      'straw',
    ),
  ],
};

const vane = (side: 1 | -1): Art => [
  fill('light', `M-250 ${side * 4}L-282 ${side * 44}H-196L-140 ${side * 4}Z`, { width: 2.6 }),
  times(5, (i) =>
    graven(
      [
        [-238 + i * 20, side * 6],
        [-252 + i * 20, side * 22],
        [-262 + i * 20, side * 38],
      ],
      3,
      'stoneDark',
      1,
    ),
  ),
  fill('red', `M-196 ${side * 44}L-140 ${side * 4}H-168L-222 ${side * 44}Z`, { width: 2 }),
];

/** It points right; from -282 to 270. */
const arrow: Art = [
  limb('red', '96,6 40,60 -30,50 -90,92 -170,80', [10, 26, 30, 26, 4], 'line', 2.6),
  limb('red', '96,6 60,88 0,112 -40,160', [10, 24, 24, 4], 'line', 2.6),
  line('M-262 0H200', 17, 'line'),
  line('M-262 0H200', 12, 'wood'),
  graven('-120,2 0,4 120,2', 4, 'woodDark', 1),
  vane(-1),
  vane(1),
  fill('steel', 'M186 0L176 -38L274 0L176 38Z', { width: 3 }),
  fill('steelDark', 'M186 0H274L176 38Z', { width: 1.6 }),
  line('M94 -12V12M104 -12V12', 6, 'red'),
];

const BOW =
  'M-214 -34C-190 -52 -176 -38 -150 -18C-104 14 -50 -12 0 12C50 -12 104 14 150 -18C176 -38 190 -52 214 -34';

/** Unbent, with its string slack above it. */
const bow: Art = [
  line('M-206 -36Q0 -66 206 -36', 2.6, 'light'),
  line(BOW, 18, 'line'),
  line(BOW, 12, 'metal'),
  line('M-22 2Q0 20 22 2', 16, 'redDark'),
];
