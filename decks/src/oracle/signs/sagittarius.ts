import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { geese, grass, oracleHaze, hills, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { signConstellation } from './constellations.ts';

export const sagittarius: OracleScene = {
  alt: 'A great golden bow leans on a standing stone before a pale moon; an arrow, nocked on its string and tied at the grip with a red ribbon, points up to the stars; above, the teapot of the constellation Sagittarius.',
  hour: 'ember',
  draw: (chance) => [
    printedSky(chance, { stars: 40, floor: 520, twinkling: false }),
    fullMoon(318, 486, 162, 'linen'),
    signConstellation('sagittarius'),
    hills(680, [40, 60, 100, 50, 80, 40, 60], 'far'),
    oracleHaze(380, 640, 170),
    geese([
      [470, 560, 13],
      [500, 548, 11],
    ]),
    hills(724, [10, 0, 24, 20, 30, 34, 40], 'mid'),
    hills(770, [30, 40, 30, 10, 20, 30, 40], 'near'),
    stone,
    flat('ink', 'M330 764Q420 738 500 764Q420 784 330 764Z', 0.5),
    put([bow, arrow, tie], { x: 302, y: 546, turn: -38, size: 0.93 }),
    grass(
      [
        [180, 796],
        [420, 790],
        [470, 780],
        [530, 790],
      ],
      'straw',
    ),
  ],
};

/** It stands in the grass and bears the upper end of the bow: a lit side, a dark one, and a broken top. */
const stone: Art = [
  flat('ink', 'M60 800Q150 776 250 800Q160 820 60 800Z', 0.5),
  fill(
    'shade',
    outline('68,804! 64,690 72,560 78,440 84,384! 108,352 140,346! 166,380 176,470 184,600 200,690 212,800!'),
    {
      width: 3,
    },
  ),
  flat('stoneDark', 'M70 800L66 690L74 560L80 440L86 388L118 402L112 520L122 640L108 730L116 800Z', 0.75),
  flat('stone', 'M86 386L110 354L138 349L150 366L118 402Z', 0.75),
  flat('ink', 'M150 366L164 384L174 470L182 600L198 690L210 798H176L170 690L152 560L156 450Z', 0.3),
  line(
    'M118 402L112 520L122 640L108 730L116 800M150 366L156 450L152 560L170 690M112 520L136 530M122 640L100 652',
    2.4,
    'line',
    0.7,
  ),
];

/** Strung: its string stands upright at x 0, its grip at x 100. */
const bow: Art = [
  line('M-4 -272V272', 5.4, 'line'),
  line('M-4 -272V272', 2.8, 'light'),
  limb(
    'metal',
    '30,-308 6,-294 -4,-264 48,-200 98,-104 88,0 98,104 48,200 -4,264 6,294 30,308',
    [8, 11, 14, 19, 24, 22, 24, 19, 14, 11, 8],
    'line',
    3,
  ),
  graven('24,-240 76,-160 96,-70', 4, 'metalDark', 0.9),
  graven('96,70 76,160 24,240', 4, 'metalDark', 0.9),
  line('M89 -36Q84 0 89 36', 29, 'line'),
  line('M89 -34Q84 0 89 34', 23, 'redDark'),
  times(5, (i) => line(`M77 ${i * 14 - 30}L99 ${i * 14 - 24}`, 2.4, 'red')),
];

const vane = (side: 1 | -1): Art => [
  fill('light', `M10 ${side * 4}L-6 ${side * 30}H58L92 ${side * 4}Z`, { width: 2.6 }),
  fill('red', `M40 ${side * 30}L74 ${side * 4}H92L58 ${side * 30}Z`, { width: 2 }),
  line(times(2, (i) => `M${24 + i * 18} ${side * 6}L${12 + i * 18} ${side * 26}`).join(''), 2, 'stoneDark'),
];

/** It points right, from the string across the grip. */
const arrow: Art = [
  line('M-8 0H262', 13, 'line'),
  line('M-6 0H262', 8, 'wood'),
  vane(-1),
  vane(1),
  fill('steel', 'M252 0L244 -22L304 0L244 22Z', { width: 3 }),
  fill('steelDark', 'M252 0H304L244 22Z', { width: 1.6 }),
  fill('linen', 'M-16 -9H2V9H-16L-8 0Z', { width: 2.4 }),
  line('M-4 -30V30', 5.4, 'line'),
  line('M-4 -30V30', 2.8, 'light'),
];

/** The ribbon that binds the arrow to the grip: turns about both, a knot, and two ends that hang. */
const tie: Art = [
  limb('red', '94,8 92,60 60,92 66,150', [9, 16, 17, 3], 'line', 2.4),
  limb('red', '98,8 116,50 100,104 124,146', [9, 16, 16, 3], 'line', 2.4),
  [-11, 0, 11].map((x) =>
    fill('red', outline(`${x + 82},-17 ${x + 92},-20 ${x + 98},-8 ${x + 94},14 ${x + 84},17 ${x + 80},2`), {
      width: 2,
    }),
  ),
  fill('red', outline('86,-6 102,-10 110,4 100,16 86,12'), { width: 2.2 }),
];
