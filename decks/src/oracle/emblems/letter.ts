import { put } from '../../drawing/art.ts';
import { geese, hills, oracleHaze, printedSky } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { nightingale } from './nightingale.ts';
import { songLine } from './songLine.ts';
import { desk, envelope, inkPot, sheet } from './writingDesk.ts';

export const letter: OracleScene = {
  alt: 'A nightingale on a pot of ink sings at dawn; its song leaves the open bill as one long line of looped handwriting, which winds through the air down to a sheet of paper and goes on there as a letter, beside an envelope with a red seal.',
  hour: 'dawn',
  draw: (chance) => [
    printedSky(chance, { stars: 16, floor: 240 }),
    hills(560, [60, 100, 50, 70, 40, 80, 60], 'far'),
    oracleHaze(380, 520, 150),
    geese([
      [450, 250, 17],
      [492, 228, 15],
      [470, 206, 13],
    ]),
    hills(600, [30, 44, 20, 30, 16, 34, 20], 'mid'),
    desk,
    envelope,
    sheet,
    inkPot,
    put(nightingale, { x: 14 }),
    songLine(
      '222,284 200,226 240,176 330,164 410,140 404,84 310,72 190,92 110,150 96,246 136,320 166,392 130,460 84,520 86,592 126,634 196,630',
      [2, 8, 16, 22, 16, 16, 22, 28, 28, 28, 28, 28, 26, 24, 20, 16, 14],
      3.8,
    ),
  ],
};
