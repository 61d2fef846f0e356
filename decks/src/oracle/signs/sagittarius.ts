import { fill, flat, line } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { grass, oracleHaze, hills, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { arrow } from './arrow.ts';
import { signConstellation } from './constellations.ts';

export const sagittarius: OracleScene = {
  alt: 'A long arrow with slim red and white feathers flies up before a pale moon, over a wide land with a river; the bow that shot it leans on a rock on the hill in front; above, the teapot of the constellation Sagittarius.',
  hour: 'ember',
  draw: (chance) => [
    printedSky(chance, { stars: 26, floor: 520, twinkling: false }),
    fullMoon(380, 420, 150, 'linen', 'rings'),
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
    arrow({ x: 338, y: 432, turn: -38, size: 1.2 }),
    line('M176 596L128 634M206 604L170 632M150 566L110 598', 2.6, 'light', 0.6),
    archersHill,
  ],
};

/** It winds from the bottom of the picture to the hills. */
const RIVER =
  'M330 840C420 800 520 780 500 748C480 722 390 726 392 702C394 684 452 680 450 664C448 652 420 648 412 642L424 640C440 646 474 650 474 666C474 684 430 690 432 702C436 720 560 720 560 760V840Z';

/** The hill in front, and on it the bow, which leans on a rock. */
const archersHill = [
  fill('woodDark', 'M40 716C90 690 170 700 220 740C260 772 300 800 340 840H40Z'),
  graven('60,744 120,730 180,752', 5, 'wood', 0.8),
  graven('70,790 150,780 230,806', 5, 'wood', 0.8),
  fill('stoneDark', outline('146,796! 142,750 162,716 200,706 238,720 260,760 272,800!'), { width: 3 }),
  flat('stone', outline('148,796! 146,750 166,718 200,708! 180,744 180,796')),
  graven('222,724 230,756 226,790', 5, 'shade', 0.7),
  line('M92 780L182 500', 2.6, 'light', 0.95),
  limb(
    'wood',
    '84,786 112,776 168,716 190,652 190,586 172,530 188,490',
    [8, 15, 20, 23, 20, 15, 8],
    'line',
    3,
  ),
  limb('red', '184,680 190,654 192,628', [27, 28, 27], 'line', 2.4),
  grass(
    [
      [72, 722],
      [236, 776],
      [262, 800],
    ],
    'straw',
  ),
];
