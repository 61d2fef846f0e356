import { eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { standing } from '../../primitives/ground.ts';
import { star } from '../../primitives/lights.ts';
import { oracleHaze, grass, hills, stillWater } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { signSky } from './signSky.ts';

export const aquarius: OracleScene = {
  alt: 'A great red jar lies tilted on a rock before a pale moon, and a stream full of stars pours out of it into a lake; above, the constellation Aquarius.',
  hour: 'dusk',
  draw: (chance) => [
    signSky(chance, 'aquarius', { x: 380, y: 380, r: 140 }),
    hills(640, [90, 110, 60, 30, 40, 70, 50], 'far'),
    oracleHaze(370, 600, 180),
    stillWater(660),
    stream,
    rock,
    standing(170, 700, 150),
    put(jar, { x: 216, y: 566, turn: 106, size: 1.9 }),
    grass([
      [66, 800],
      [120, 806],
      [240, 800],
    ]),
  ],
};

const rock: Art = [
  fill('near', 'M40 830V700C90 684 150 694 220 690C290 690 340 700 352 724C362 756 346 790 356 830Z'),
  graven('70,770 120,764 190,772', 5, 'mid'),
  graven('220,790 270,782 312,792', 5, 'mid'),
];

const stream: Art = [
  fill(
    'waterLight',
    'M398 528C450 536 470 580 474 640C478 690 484 720 496 756H404C412 700 414 640 410 600C408 572 398 560 384 556Z',
  ),
  line('M404 540C440 556 448 620 448 752M396 548C424 570 430 640 426 752', 2.4, 'light', 0.9),
  eachRow(
    [
      [424, 566, 10],
      [450, 604, 13],
      [430, 640, 9],
      [462, 668, 12],
      [436, 700, 14],
      [468, 728, 9],
    ],
    (x, y, r) => star(x, y, r, 'light'),
  ),
  [0, 1, 2].map((i) =>
    line(
      `M${398 - i * 22} ${758 + i * 11}q${52 + i * 22} ${16 + i * 3} ${104 + i * 44} 0`,
      2.6,
      'light',
      0.85 - i * 0.2,
    ),
  ),
];

const jar: Art = [
  fill('red', 'M-40 -62C-74 -40 -72 34 -34 66H34C72 34 74 -40 40 -62Z'),
  flat('redDark', 'M40 -62C74 -40 72 34 34 66H6C46 40 48 -34 16 -62Z', 0.7),
  fill('redDark', 'M-30 -62H30L27 -84H-27Z'),
  line('M-59 -22Q0 -4 59 -22M-61 6Q0 24 61 6', 4, 'trim'),
  fill('redDark', 'M-40 -82H40V-94H-40Z', { width: 1.8 }),
];
