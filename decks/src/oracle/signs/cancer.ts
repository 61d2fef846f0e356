import { flat, line, put, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { water } from '../../primitives/land.ts';
import { hills, oracleHaze, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { scallop } from '../shells.ts';
import { signConstellation } from './constellations.ts';
import { hermitCrab } from './hermitCrab.ts';

export const cancer: OracleScene = {
  alt: 'A red hermit crab looks out of the opening of its great shell as from a house, a claw on each side; two round windows are lit and light the sand and its tracks; behind it the sea, a moon half in cloud, and the constellation Cancer.',
  hour: 'sea',
  draw: (chance) => [
    printedSky(chance, { stars: 26, floor: 520, twinkling: false }),
    fullMoon(430, 326, 80, 'linen'),
    clouds,
    signConstellation('cancer'),
    oracleHaze(52, 580, 120),
    water(620, 5, 27),
    hills(716, [4, 16, 24, 12, 20, 6, 14], 'straw'),
    hills(756, [20, 6, 0, 14, 0, 12, 22], 'linen', false),
    flat('ink', 'M150 756C230 730 520 728 560 748C560 784 240 788 150 756Z', 0.5),
    tracks,
    windowLight,
    hermitCrab,
    flat('linen', 'M40 800C120 776 190 792 260 790C330 786 400 800 560 782V840H40Z'),
    line('M40 800C120 776 190 792 260 790C330 786 400 800 560 782', 2.6),
    put(scallop('rose'), { x: 76, y: 790, size: 0.18, turn: -16 }),
  ],
};

/** Two clouds that drift before the moon. */
const clouds: Art = [
  flat(
    'waterLight',
    outline(
      '306,364! 336,358 352,344 378,344 396,330 428,332 446,346 476,342 496,352 524,354 548,366! 500,376 440,370 380,378',
    ),
  ),
  flat(
    'waterLight',
    outline('396,302! 420,298 434,286 458,286 474,276 500,280 512,292 534,294 552,304! 510,310 460,306'),
  ),
  line('M352 352Q374 348 394 338Q420 338 440 352M438 292Q456 292 474 283', 3, 'light', 0.6),
];

/** The light of the large window on the sand, with the shadow of its bars. */
const windowLight: Art = [
  flat('trim', 'M92 780A58 19 -6 0 1 208 772A58 19 -6 0 1 92 780Z'),
  line('M92 780L208 772M143 758L157 795', 5, 'linen'),
];

/** The groove that the shell has drawn in the sand, and the points of the legs on both sides. */
const tracks: Art = [
  line('M40 734Q150 712 250 752', 9, 'straw', 0.8),
  line('M40 731Q150 709 250 749', 2.4, 'metalDark', 0.7),
  times(9, (i) =>
    graven(
      [
        [54 + i * 22, 714 - i * 1.2 + i * i * 0.4],
        [60 + i * 22, 718 - i * 1.2 + i * i * 0.4],
        [58 + i * 22, 724 - i * 1.2 + i * i * 0.4],
      ],
      5,
      'metalDark',
      0.9,
    ),
  ),
];
