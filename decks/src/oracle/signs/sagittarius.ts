import { fill, flat, line } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { grass, oracleHaze, hills, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { signConstellation } from './constellations.ts';
import { drawnBow } from './drawnBow.ts';

export const sagittarius: OracleScene = {
  alt: 'A great bow, wedged behind a rock on a hill, is drawn to the full; its arrow with red feathers points up at a pale moon over a wide land with a river; above, the teapot of the constellation Sagittarius.',
  hour: 'ember',
  draw: (chance) => [
    printedSky(chance, { stars: 26, floor: 520, twinkling: false }),
    fullMoon(400, 396, 146, 'linen', 'rings'),
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
    drawnBow({ x: 288, y: 526, turn: -44, size: 0.96 }),
    archersHill,
  ],
};

/** It winds from the bottom of the picture to the hills. */
const RIVER =
  'M330 840C420 800 520 780 500 748C480 722 390 726 392 702C394 684 452 680 450 664C448 652 420 648 412 642L424 640C440 646 474 650 474 666C474 684 430 690 432 702C436 720 560 720 560 760V840Z';

/** The hill in front, and the rock on it behind which the bow's lower end is wedged. */
const archersHill = [
  fill('woodDark', 'M40 752C110 724 200 732 290 746C390 760 480 752 560 730V840H40Z'),
  graven('60,780 150,762 250,778', 5, 'wood', 0.8),
  graven('330,806 420,794 520,800', 5, 'wood', 0.8),
  fill('stoneDark', outline('346,812! 352,764 390,726 438,710 478,730 504,770 518,812!'), { width: 3 }),
  flat('stone', outline('350,810! 356,766 392,730 434,714! 406,746 392,774 388,810')),
  graven('462,742 476,772 474,800', 5, 'shade', 0.7),
  grass(
    [
      [84, 760],
      [312, 792],
      [528, 764],
    ],
    'straw',
  ),
];
