import { eachOf, line, put, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { flower } from '../../primitives/plants.ts';
import { grass, oracleHaze, hills, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { bull } from './bull.ts';
import { signConstellation } from './constellations.ts';

export const taurus: OracleScene = {
  alt: 'A brown bull with a dark forelock lies on its folded forelegs in a meadow full of flowers, a daisy in its mouth, and looks at us; a pale moon between its horns lights its back; above it the horns of the constellation Taurus.',
  hour: 'field',
  draw: (chance) => [
    printedSky(chance, { stars: 26, floor: 520, twinkling: false }),
    fullMoon(300, 308, 114, 'linen', 'craters'),
    signConstellation('taurus'),
    hills(690, [60, 90, 50, 30, 60, 100, 60], 'far'),
    oracleHaze(380, 664, 190),
    hills(740, [20, 40, 14, 20, 10, 30, 16], 'mid'),
    put(bull, { y: -66 }),
    meadow,
  ],
};

/** High grass and flowers before the bull, which hide where its forelegs lie. */
const meadow: Art = [
  hills(756, [26, 8, 14, 4, 12, 8, 28], 'near'),
  times(46, (i) => {
    const [x, height] = [46 + i * 11.2, 30 + ((i * 37) % 40)];
    const [y, lean] = [752 + ((i * 23) % 26), ((i * 29) % 27) - 13];
    return graven(
      [
        [x, y + 12],
        [x + lean * 0.3, y - height * 0.5],
        [x + lean, y - height],
      ],
      8,
      i % 3 ? 'leafDark' : 'leaf',
      1,
    );
  }),
  eachOf(
    '72,716,24 112,766,19 214,776,18 262,770,13 338,768,14 388,780,18 468,768,15 528,712,25 84,792,18 160,796,17 440,798,18 520,790,21',
    (x = 0, y = 0, r = 0, i = 0) => [
      line(`M${x} ${y}q-4 40 2 90`, 4, 'leaf'),
      flower(x, y, r, 5, i % 3 ? 'light' : 'rose', i % 3 ? 'linen' : 'red'),
    ],
  ),
  grass([
    [106, 800],
    [236, 806],
    [376, 806],
    [484, 800],
  ]),
];
