import { eachOf, line, mirrored } from '../../drawing/art.ts';
import { leaf } from '../../primitives/plants.ts';
import { grass, hills, oracleHaze, printedSky } from '../landscape.ts';
import { monthArch, seenMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { hammock } from './hammock.ts';

export const waningCrescent: OracleScene = {
  alt: 'Before sunrise somebody sleeps in a striped hammock between two trees, under a blue quilt and with a straw hat over the face; boots and a spade wait on the grass, and above hangs the last thin moon, lit on its left.',
  hour: 'dawn',
  draw: (chance) => [
    printedSky(chance, { stars: 14, floor: 260 }),
    seenMoon(300, 318, 118, 7 / 8),
    hills(600, [60, 84, 60, 30, 60, 100, 70], 'far'),
    oracleHaze(190, 540, 220, 'light', 0.85),
    hills(680, [20, 50, 60, 40, 20, 50, 40], 'mid'),
    line('M60 690Q200 660 300 676M320 700Q430 668 540 690M140 712Q260 690 380 712', 3, 'near', 0.7),
    hills(744, [10, 6, 14, 10, 4, 14, 10], 'near', false),
    hammock,
    mirrored(
      eachOf(
        '40,150,20,96 60,210,40,84 36,110,-10,110 80,120,60,80 30,240,70,80 96,176,20,78',
        (x = 0, y = 0, turn = 0, length = 0, i = 0) => leaf(x, y, turn, length, i % 2 ? 'leaf' : 'leafDark'),
      ),
    ),
    monthArch(7),
    grass([
      [110, 800],
      [340, 806],
      [400, 796],
      [440, 806],
      [280, 790],
    ]),
  ],
};
