import { eachOf, flat, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { geese, hills, oracleHaze, printedSky } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { scriptAlong } from '../script.ts';
import { nightingale } from './nightingale.ts';
import { desk, envelope, inkPot, sheet } from './writingDesk.ts';

export const letter: OracleScene = {
  alt: 'A nightingale on a pot of ink sings at dawn; its song leaves the open bill as one stroke of a pen, turns into words as it winds down through the air to a sheet of paper, and goes on there as a letter; beside it an envelope with a red seal.',
  hour: 'dawn',
  draw: (chance) => [
    printedSky(chance, { stars: 16, floor: 240 }),
    hills(560, [60, 100, 50, 70, 40, 80, 60], 'far'),
    oracleHaze(380, 520, 150),
    geese([
      [470, 300, 17],
      [512, 278, 15],
      [490, 258, 13],
    ]),
    hills(600, [30, 44, 20, 30, 16, 34, 20], 'mid'),
    desk,
    envelope,
    sheet,
    inkPot,
    put(nightingale, { x: 14 }),
    swash,
    scriptAlong(
      'i sing it first as it comes to me',
      '78,176 74,236 112,306 146,380 136,450 98,512 74,568 96,618 150,638 204,634',
      [1.2, 1.9],
      3.6,
    ),
  ],
};

/** The song as it leaves the bill: a pen stroke that swells and thins, and drops of ink that it throws off. */
const swash: Art = [
  flat(
    'ink',
    swellPath(
      '214,282 196,232 214,172 276,124 362,108 432,128 446,176 404,204 342,184 292,136 220,92 140,92 90,130 78,178',
      [2, 4, 9, 5, 10, 6, 11, 4, 8, 4, 10, 12, 6, 3.4],
    ),
  ),
  eachOf('470,150,5 486,170,3.4 478,132,2.6 164,66,4 148,56,2.6 60,150,3.4', (x = 0, y = 0, r = 0) =>
    flat('ink', circlePath(x, y, r)),
  ),
];
