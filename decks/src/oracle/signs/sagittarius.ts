import { clipped, fill, line, put, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { disc } from '../../primitives/lights.ts';
import { firs, hills, oracleHaze } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { centaurVane } from './centaurVane.ts';
import { signSky } from './signSky.ts';

export const sagittarius: OracleScene = {
  alt: 'A gilded weathervane on the ridge of a roof, in the shape of a centaur who draws his bow, stands before a great pale moon at dusk and aims far out of the picture; above is the constellation Sagittarius.',
  hour: 'ember',
  draw: (chance) => [
    signSky(chance, 'sagittarius', { x: 300, y: 452, r: 186, face: 'seas' }),
    hills(690, [30, 50, 80, 40, 20, 30, 50], 'far'),
    oracleHaze(60, 640, 150),
    hills(730, [10, 0, 24, 20, 10, 20, 30], 'mid'),
    firs(
      [
        [78, 742, 84],
        [116, 740, 58],
        [516, 746, 76],
      ],
      'near',
    ),
    roof,
    put(centaurVane, { x: 266, y: 506, size: 0.79 }),
  ],
};

const ROOF = 'M30 850V806L240 724H312L570 816V850Z';

/** A tiled roof, and the rod and the bar on which the vane turns. */
const roof: Art = [
  fill('redDark', ROOF, { width: 3 }),
  clipped(
    ROOF,
    times(5, (row) =>
      line(
        times(26, (i) => `M${30 + i * 22 - (row % 2) * 11} ${742 + row * 20}q11 16 22 0`).join(''),
        2,
        'line',
        0.6,
      ),
    ),
  ),
  fill('red', 'M232 714Q276 702 320 714L322 730Q276 720 230 730Z', { width: 2.8 }),
  ['M278 652V714', 'M98 652H462', 'M278 700Q216 698 212 664M278 700Q340 698 344 664'].map((d) => [
    line(d, 13, 'line'),
    line(d, 8, 'metal'),
  ]),
  [98, 462].map((x) => disc('metal', x, 652, 10, 2.6)),
  disc('metal', 278, 694, 17, 2.8),
  disc('trim', 273, 689, 5, 0),
];
