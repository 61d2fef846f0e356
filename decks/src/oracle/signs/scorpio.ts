import { eachRow, fill, flat, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { hills, oracleHaze } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { scorpion } from './scorpion.ts';
import { signSky } from './signSky.ts';

export const scorpio: OracleScene = {
  alt: 'A golden scorpion stands on a rock at night, its tail arched high round a pale moon that lights its inner side, the red sting still; one pincer holds a flower just below its petals, unhurt; above is the hook of the constellation Scorpio.',
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

/** The rock under it, dark towards us, with the moonlight on its top and the shadow that the scorpion throws forward. */
const rock: Art = [
  fill('stoneDark', outline('40,724! 110,704 220,700 340,696 460,702 560,690! 560,850! 40,850!'), {
    width: 3,
  }),
  flat(
    'linen',
    outline(
      '40,728! 110,709 220,705 340,701 460,707 560,695! 560,726! 460,744 330,762 200,756 100,768 40,760!',
    ),
    0.85,
  ),
  flat('shade', outline('40,790! 160,780 260,800 400,772 560,784! 560,850! 40,850!'), 0.75),
  flat('ink', outline('210,742! 300,730 400,730 470,744! 440,764 340,772 250,766'), 0.7),
  // The shadows of its legs, its claw and its tail.
  [
    '210,752 170,772 120,780',
    '260,764 236,790 200,806',
    '380,768 396,792 390,816',
    '450,756 500,776 520,790',
  ].map((points) => graven(points, 10, 'ink', 0.7)),
  eachRow(
    [
      ['60,740 90,734 124,740'],
      ['500,716 526,734 520,760'],
      ['400,790 440,804 470,800'],
      ['90,800 130,806 160,826'],
    ],
    (cut) => graven(cut, 5, 'shade', 0.9),
  ),
];
