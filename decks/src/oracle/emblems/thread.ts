import { fill, flat, line, put, tube, type Art } from '../../drawing/art.ts';
import { boxPath, times } from '../../drawing/geometry.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { crescent, disc } from '../../primitives/lights.ts';
import { cypress } from '../../primitives/plants.ts';
import { firs, hills, oracleHaze, printedSky } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { hedgeMaze, THREAD_END } from './hedgeMaze.ts';

export const thread: OracleScene = {
  alt: 'From above we look over a maze of clipped hedges under a crescent moon; from a great spool in front of it one red thread runs along the gravel, round every corner, to a small house, where a bow ties it to the handle of the lit door.',
  hour: 'field',
  draw: (chance) => [
    printedSky(chance, { stars: 34, floor: 220 }),
    crescent(452, 122, 44, 150),
    hills(246, [20, 44, 30, 12, 26, 50, 30], 'far'),
    oracleHaze(60, 190, 130),
    flat('leafDark', boxPath(40, 244, 520, 590)),
    firs([
      [70, 290, 90],
      [110, 276, 64],
      [500, 282, 76],
      [540, 300, 96],
    ]),
    house,
    hedgeMaze(chance),
    put(spool, { x: 122, y: 708, size: 0.98 }),
    lastTurn,
    put(bow, { x: THREAD_END[0], y: THREAD_END[1] }),
  ],
};

/** The end of the way: its light falls out of the door. */
const house: Art = [
  disc('glow', 300, 232, 92, 0, 0.16),
  disc('glow', 300, 232, 60, 0, 0.22),
  cypress(222, 284, 110),
  cypress(378, 284, 110),
  fill('linen', boxPath(254, 196, 92, 84), { width: 2.4 }),
  fill('red', 'M240 202L300 144L360 202Z', { width: 2.6 }),
  fill('woodDark', 'M322 158V128H338V174Z', { width: 2 }),
  fill('glow', 'M282 284V232C282 208 318 208 318 232V284Z', { width: 2.4 }),
  disc('glow', 300, 182, 9, 2),
];

/** A wooden spool as large as a tower, wound with the thread; its foot at 0,100. */
const spool: Art = [
  flat('ink', 'M-90 92C-60 76 70 76 110 88C80 112 -60 114 -90 92Z', 0.5),
  fill('wood', 'M-64 76C-64 56 64 56 64 76V90C64 108 -64 108 -64 90Z', { width: 3 }),
  fill('red', outline('-50,80! -58,36 -58,-24 -50,-64! 50,-64! 58,-24 58,36 50,80! 0,92'), { width: 3 }),
  flat('redDark', outline('18,-60! 50,-64! 58,-24 58,36 50,80! 28,89! 32,26'), 0.8),
  line(
    times(10, (i) => `M-56 ${-48 + i * 14}Q0 ${-32 + i * 14} 56 ${-52 + i * 14}`).join(''),
    2.4,
    'wineDark',
    0.8,
  ),
  line('M-44 -40Q-50 10 -44 66', 4, 'rose', 0.7),
  fill('wood', 'M-64 -84C-64 -64 64 -64 64 -84V-70C64 -50 -64 -50 -64 -70Z', { width: 3 }),
  fill('straw', 'M-64 -84C-64 -106 64 -106 64 -84C64 -62 -64 -62 -64 -84Z', { width: 3 }),
  fill('woodDark', 'M-16 -86C-16 -94 16 -94 16 -86C16 -76 -16 -76 -16 -86Z', { width: 2 }),
];

/** The turn of the thread with which it leaves the spool. */
const lastTurn: Art = [
  flat('line', swellPath('64,646 90,660 122,667 152,668 176,664 200,657', [8, 17, 19, 20, 19, 16])),
  flat(
    'red',
    swellPath('64,646 90,660 122,667 152,668 176,664 200,657 224,653', [4, 13, 15, 16, 15, 14.4, 12]),
  ),
  graven('84,654 110,661 140,662', 4, 'rose', 0.9),
];

/** The bow with which it is tied to the handle of the door. */
const bow: Art = [
  disc('metalDark', 0, 0, 6, 2),
  tube('red', 'M-2 2Q-10 12 -9 24M2 2Q10 12 12 22', 4.4),
  fill('red', outline('0,0! -8,-12 -22,-13 -24,0 -16,7!'), { width: 2.2 }),
  fill('red', outline('0,0! 8,-12 22,-13 24,0 16,7!'), { width: 2.2 }),
  flat('redDark', outline('-4,-2! -12,-5 -18,-4 -14,2!')),
  flat('redDark', outline('4,-2! 12,-5 18,-4 14,2!')),
  disc('red', 0, 0, 5, 2),
];
