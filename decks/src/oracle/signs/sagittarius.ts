import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { geese, grass, oracleHaze, hills, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { signConstellation } from './constellations.ts';

export const sagittarius: OracleScene = {
  alt: 'A great golden bow, tightly strung, leans on a standing stone before a pale moon; an arrow with white feathers lies on it, tied at the red grip with a ribbon, and points up to the stars; above, the teapot of the constellation Sagittarius.',
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
    put([bow, arrow], { x: 280, y: 540, turn: -38 }),
    limb('red', '368,474 404,520 392,566 436,630', [8, 17, 18, 3], 'line', 2.4),
    limb('red', '366,476 376,530 356,580 374,648', [8, 16, 17, 3], 'line', 2.4),
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

/** It stands in the grass on the left and bears the upper end of the bow. */
const stone: Art = [
  fill('shade', outline('40,800! 40,372! 64,340 104,334 134,352! 142,460 156,600 178,780! 150,804'), {
    width: 3,
  }),
  flat('stoneDark', outline('44,380! 66,348 102,342 116,354! 90,372 84,480 60,600 44,640!'), 0.5),
  graven('116,420 122,520 140,640', 6, 'mid'),
  graven('84,520 80,620 96,740', 6, 'mid'),
];

/** Strung: its string stands upright at x 0, its grip at x 100. */
const bow: Art = [
  line('M-4 -272V272', 5.4, 'line'),
  line('M-4 -272V272', 2.8, 'light'),
  limb(
    'metal',
    '-26,-292 -4,-268 54,-204 98,-104 88,0 98,104 54,204 -4,268 -26,292',
    [10, 13, 19, 24, 22, 24, 19, 13, 10],
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
  line('M80 -12L92 12M92 -12L80 12', 5, 'red'),
];
