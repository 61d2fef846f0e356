import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { disc } from '../../primitives/lights.ts';
import { wheat } from '../../primitives/plants.ts';
import { hills, oracleHaze, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { signConstellation } from './constellations.ts';

export const virgo: OracleScene = {
  alt: 'A tall sheaf of ripe wheat, bound with a red band, stands in the field before a rising pale moon; a bright sickle is tucked under the band, and a ladybird climbs up the straw; above, the constellation Virgo.',
  hour: 'field',
  draw: (chance) => [
    printedSky(chance, { stars: 26, floor: 420, twinkling: false }),
    signConstellation('virgo'),
    fullMoon(410, 420, 136, 'linen', 'craters'),
    hills(600, [40, 70, 110, 60, 40, 60, 50], 'far'),
    oracleHaze(60, 564, 150),
    hills(690, [20, 34, 10, 24, 12, 30, 16], 'mid'),
    hills(760, [10, 20, 14, 24, 12, 20, 16], 'straw'),
    put([sheaf, put(sickle, { x: 352, y: 716, turn: -24, size: 0.86 }), band, ladybird], {
      x: -32,
      y: -48,
      size: 1.1,
    }),
  ],
};

/** Stalks tied in their middle at (280, 600): the ears spread above, the straw below. */
const sheaf: Art = [
  fill('straw', 'M226 590C214 680 170 760 136 816H438C396 750 352 680 338 590Z', { width: 3 }),
  times(9, (i) =>
    graven(
      [
        [242 + i * 10, 606],
        [222 + i * 15, 700],
        [164 + i * 30, 810],
      ],
      5,
      'metalDark',
      0.8,
    ),
  ),
  times(9, (i) =>
    put(wheat(0, 0, 156 - Math.abs(i - 4) * 5, 0), {
      x: 282 + (i - 4) * 9,
      y: 612,
      turn: (i - 4) * 8.6,
      size: 1.84 - (i % 2 ? 0.28 : 0),
    }),
  ),
];

/** It is tied round the middle of the sheaf, and round the sickle. */
const band: Art = [
  fill('red', 'M216 584Q282 608 348 584L354 622Q282 648 210 622Z', { width: 3 }),
  line('M222 604Q282 626 342 604', 2.4, 'redDark'),
  fill('red', 'M262 618L228 690L246 686L252 700L280 624ZM274 622L290 704L300 690L314 696L290 620Z', {
    width: 2.4,
  }),
];

/** A sickle, its blade open to the left. */
const sickle: Art = [
  fill(
    'steel',
    'M0 0C70 -20 128 -96 92 -196C70 -254 10 -286 -60 -276C6 -258 48 -222 56 -164C64 -100 36 -50 -16 -22Z',
    { width: 3 },
  ),
  graven('-20,-268 40,-236 66,-160 50,-90 10,-36', 6, 'steelDark', 1),
  fill('wood', 'M-22 -26L6 2L-36 128C-44 146 -72 138 -68 118Z', { width: 3 }),
  graven('-16,0 -36,60 -54,120', 5, 'woodDark', 1),
  line('M-26 -10L-2 12', 8, 'metal'),
];

/** A ladybird that climbs up the straw. */
const ladybird: Art = [
  disc('red', 236, 742, 16, 2.4),
  line('M236 727V757', 2.4),
  flat('ink', circlePath(236, 726, 7) + circlePath(229, 741, 3.4) + circlePath(244, 745, 3.4)),
];
