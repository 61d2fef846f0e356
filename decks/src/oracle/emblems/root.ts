import { eachOf, fill, flat, line, type Art } from '../../drawing/art.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';
import { leaf } from '../../primitives/plants.ts';
import { grass, hills, oracleHaze, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { earth } from './rootedEarth.ts';

export const root: OracleScene = {
  alt: 'Below the trunk of an apple tree two great roots go down like arms, and their two hands, with knuckles of root, hold a hollow in the earth; a lamp lights it, and a dormouse sleeps there in its nest, its bushy tail round it.',
  hour: 'field',
  draw: (chance) => [
    printedSky(chance, { stars: 40, floor: 220 }),
    fullMoon(112, 132, 36, 'glow', 'shaded'),
    hills(236, [20, 40, 24, 50, 20, 36, 24], 'far'),
    oracleHaze(400, 200, 130, 'dusk', 0.5),
    hills(250, [4, 10, 6, 10, 6, 12, 6], 'leaf', false),
    earth,
    fill('wood', 'M192 20C196 90 196 120 186 170L414 170C404 120 404 90 412 20Z', { edge: 'none' }),
    trunk,
    grass([
      [70, 258],
      [112, 254],
      [150, 250],
      [452, 252],
      [494, 252],
      [536, 258],
    ]),
    boughs,
  ],
};

const trunk: Art = [
  line('M192 20C196 90 196 120 188 160M412 20C404 90 404 120 412 164', 3),
  flat('woodDark', outline('370,20! 412,20! 404,100 414,180! 440,230! 400,220 376,140'), 0.6),
  ['230,50 236,100 226,170', '270,40 262,100 270,170', '316,50 322,110 312,180', '350,40 346,90 354,140'].map(
    (way) => graven(way, 7, 'woodDark', 0.75),
  ),
  line('M197 44C201 90 200 120 194 156', 6, 'linen', 0.8),
  fill('woodDark', outline('268,96 284,84 300,98 296,124 280,134 266,120'), { width: 2.4 }),
  line('M272 110Q284 96 294 112', 2.4, 'wood'),
];

/** The lowest bough of the tree, with its apples. */
const boughs: Art = [
  fill('wood', swellPath('392,96 450,70 520,84 580,60', [44, 26, 18, 12]), { width: 2.6 }),
  flat('wood', swellPath('360,112 410,88 450,72', [60, 40, 20])),
  eachOf(
    '430,66,-50,60 452,80,60,56 480,72,-70,58 500,86,40,60 520,76,-40,58 540,84,70,50 470,80,110,54 536,66,-100,50',
    (x = 0, y = 0, turn = 0, length = 0, i = 0) =>
      leaf(x, y, turn, length, i % 3 ? 'leaf' : 'leafDark', 0.36),
  ),
  eachOf('462,142,19 520,150,22', (x = 0, y = 0, r = 0) => [
    line(`M${x} ${y - r}Q${x + 4} ${y - r - 30} ${x - 2} ${y - r - 54}`, 4),
    disc('red', x, y, r, 2.6),
    flat(
      'rose',
      outline(
        `${x - r * 0.7},${y} ${x - r * 0.4},${y - r * 0.7} ${x},${y - r * 0.75} ${x - r * 0.4},${y - r * 0.3}`,
      ),
      0.9,
    ),
  ]),
];
