import { eachRow, fill, flat, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { hills, moonRoad, oracleHaze, printedSky, stillWater } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { signConstellation } from './constellations.ts';
import { seaGoat } from './seaGoat.ts';

export const capricorn: OracleScene = {
  alt: 'A white sea goat with golden ringed horns and the green scaled tail of a fish climbs out of the water, step by step up a cliff; a pale moon stands low behind it, and above is the constellation Capricorn.',
  hour: 'dusk',
  draw: (chance) => [
    printedSky(chance, { stars: 26, floor: 420, twinkling: false }),
    signConstellation('capricorn'),
    fullMoon(108, 330, 50, 'linen', 'craters'),
    hills(650, [30, 20, 40, 30, 50, 80, 60], 'far'),
    oracleHaze(60, 600, 120),
    stillWater(654),
    moonRoad(108, 660, 800, 34, 'linen'),
    cliff,
    seaGoat,
    foam,
  ],
};

const cliff: Art = [
  fill('stoneDark', outline('560,598! 460,612! 452,640! 458,690! 350,698! 330,730! 340,850! 560,850!'), {
    width: 3.2,
  }),
  flat('stone', outline('560,600! 460,613! 454,630! 560,624!')),
  flat('stone', outline('458,690! 350,698! 336,718! 460,710!')),
  eachRow(
    [
      ['480,650 490,700 484,760'],
      ['520,640 530,690 522,740'],
      ['390,730 400,770 392,810'],
      ['440,730 452,780 446,820'],
    ],
    (cut) => graven(cut, 8, 'shade', 0.8),
  ),
];

/** Where the tail leaves the water. */
const foam: Art = [
  fill(
    'snow',
    outline(
      '40,712! 52,692 70,702! 84,686 108,700! 136,684 160,698! 190,688 214,706! 244,698 268,714! 300,708 338,732! 250,730 150,718',
    ),
    { width: 2.4 },
  ),
  fill('water', outline('40,700! 100,690 190,700 280,716 340,734! 336,850! 40,850!'), { width: 2.4 }),
  eachRow(
    [
      ['60,720 120,712 190,722'],
      ['110,748 190,742 270,756'],
      ['60,778 110,774 160,780'],
      ['190,786 240,782 300,792'],
    ],
    (cut) => graven(cut, 6, 'light', 0.8),
  ),
];
