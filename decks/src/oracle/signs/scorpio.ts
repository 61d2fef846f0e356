import { eachRow, fill, flat, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { hills, oracleHaze } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { scorpion } from './scorpion.ts';
import { signSky } from './signSky.ts';

export const scorpio: OracleScene = {
  alt: 'A golden scorpion stands on a rock at night, its tail arched high before a pale moon, the red sting still; one pincer holds up a white flower by its stalk, unhurt; above is the long hook of the constellation Scorpio.',
  hour: 'night',
  draw: (chance) => [
    signSky(chance, 'scorpio', { x: 312, y: 462, r: 122 }),
    hills(640, [60, 40, 70, 30, 20, 50, 80], 'far'),
    oracleHaze(60, 590, 120, 'dusk', 0.5),
    hills(690, [30, 40, 20, 30, 20, 40, 30], 'mid'),
    rock,
    put(scorpion, { x: 10, y: 22, size: 0.965 }),
  ],
};

/** The rock under it, lit by the moon on its top, with the scorpion's shadow. */
const rock: Art = [
  fill('stone', outline('40,724! 110,704 220,700 340,696 460,702 560,690! 560,850! 40,850!'), { width: 3 }),
  flat('shade', outline('40,790! 160,780 260,800 400,772 560,784! 560,850! 40,850!'), 0.75),
  flat('ink', outline('130,752! 220,728 380,726 510,736! 480,768 330,778 190,774'), 0.6),
  eachRow(
    [
      ['66,744 96,738 130,744'],
      ['500,712 526,730 520,760'],
      ['400,786 440,800 470,796'],
      ['90,800 130,806 160,826'],
    ],
    (cut) => graven(cut, 5, 'shade', 0.9),
  ),
];
