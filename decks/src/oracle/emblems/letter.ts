import { eachOf, flat, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { geese, hills, oracleHaze, printedSky } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { scriptAlong } from '../script.ts';
import { nightingale } from './nightingale.ts';
import { desk, envelope, inkPot, sheet } from './writingDesk.ts';

export const letter: OracleScene = {
  alt: 'A nightingale on a pot of ink sings at dawn; its song leaves the bill as one stroke of a pen, becomes the words “i sing it first” across the sky, and winds down to a sheet of paper, where it goes on as a letter; beside it a sealed envelope.',
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
    scriptAlong('i sing it first', LINE, [2.5, 2.5], 5),
  ],
};

/** The line in the air on which the words stand. */
const LINE = '104,152 200,132 300,126 400,134 484,154';

/** The song as it leaves the bill and goes on after the words: a pen stroke that thins, and drops of ink. */
const swash: Art = [
  flat('ink', swellPath('208,288 176,262 122,246 76,222 56,188 70,160 104,152', [2.4, 6, 10, 11, 9, 6, 5])),
  flat(
    'ink',
    swellPath(
      '482,152 520,158 528,184 490,206 400,212 300,202 200,200 124,222 80,284 92,366 134,446 132,528 86,590 66,634 82,668',
      [5, 7, 10, 10, 8, 7, 8, 9, 9, 7, 8, 7, 5, 3.6, 3],
    ),
  ),
  eachOf('528,222,4 510,232,2.6 498,226,1.8', (x = 0, y = 0, r = 0) => flat('ink', circlePath(x, y, r))),
];
