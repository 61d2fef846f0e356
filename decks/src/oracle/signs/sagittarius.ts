import { fill, flat, line } from '../../drawing/art.ts';
import { geese, oracleHaze, hills, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { flyingArrow } from './arrow.ts';
import { signConstellation } from './constellations.ts';

export const sagittarius: OracleScene = {
  alt: 'An arrow with great red and white feathers, seen from behind, flies away from us over a wide land with a river, its point small before a pale moon; above, the teapot of the constellation Sagittarius.',
  hour: 'ember',
  draw: (chance) => [
    printedSky(chance, { stars: 26, floor: 520, twinkling: false }),
    fullMoon(386, 426, 140, 'linen', 'rings'),
    signConstellation('sagittarius'),
    hills(600, [40, 60, 100, 50, 30, 40, 60], 'far'),
    oracleHaze(60, 570, 170),
    hills(640, [10, 0, 24, 20, 10, 20, 40], 'mid'),
    flat('near', 'M40 640C200 630 400 650 560 628V840H40Z'),
    fill('waterLight', RIVER, { width: 2 }),
    line(
      'M60 690q60 -10 110 0M250 700q40 -8 90 2M470 700q40 -10 80 -2M380 780q60 -12 150 -4M420 740q30 -6 60 0',
      3,
      'mid',
      0.9,
    ),
    geese([
      [136, 470, 14],
      [170, 456, 12],
    ]),
    flyingArrow,
  ],
};

/** It winds from the bottom of the picture to the hills. */
const RIVER =
  'M330 840C420 800 520 780 500 748C480 722 390 726 392 702C394 684 452 680 450 664C448 652 420 648 412 642L424 640C440 646 474 650 474 666C474 684 430 690 432 702C436 720 560 720 560 760V840Z';
