import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { times, type Point } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { crescent } from '../../primitives/lights.ts';
import { geese, glitter, hills, oracleHaze, printedSky, stillWater } from '../landscape.ts';
import { scallop } from '../shells.ts';
import type { OracleScene } from '../scene.ts';
import { oystercatcher } from './oystercatcher.ts';
import { seaStar } from './seaStar.ts';
import { strandedBoat } from './strandedBoat.ts';
import { pool, ringsAtItsFeet } from './tidePool.ts';

export const tide: OracleScene = {
  alt: 'The sea has drawn far back under a crescent moon and left a red boat on the sand; before it an oystercatcher, black and white with a red bill, wades through a pool, beside a red starfish and a shell.',
  hour: 'dusk',
  draw: (chance) => [
    printedSky(chance, { stars: 36, floor: 300 }),
    crescent(140, 196, 84, -24, 'glow', 2.6),
    hills(376, [10, 34, 60, 20, 6, 16, 40], 'far'),
    oracleHaze(370, 336, 170),
    geese([
      [390, 216, 16],
      [430, 198, 14],
      [468, 212, 13],
    ]),
    stillWater(380, 440),
    glitter('136,390,30 142,402,44 132,414,36 140,426,52', 'glow'),
    sand,
    put(strandedBoat, { x: 164, y: 552, size: 0.82 }),
    pool,
    put(oystercatcher, { x: 338, y: 722, size: 0.9 }),
    ringsAtItsFeet,
    put(seaStar, { x: 494, y: 772, turn: 12, size: 0.56 }),
    put(scallop('rose'), { x: 512, y: 664, turn: -14, size: 0.22 }),
  ],
};

/** The edge of the sea, and the lines where it has stood before, each nearer to us. */
const EDGE = 'c40 -10 80 8 130 2s90 -12 140 -2s90 10 140 0s70 -8 120 4';
const sand: Art = [
  fill('light', `M30 430${EDGE}V840H30Z`, { width: 2.4 }),
  flat('straw', `M30 442${EDGE}V840H30Z`),
  [470, 512, 580].map((y) => flat('metalDark', `M30 444${EDGE}V${y}H30Z`, 0.26)),
  [466, 500, 548, 616].map((y, i) => line(`M30 ${y}${EDGE}`, 2 + i, 'linen', 0.75)),
  times(7, (i) =>
    graven(
      times(5, (k): Point => [60 + ((i * 167) % 330) + k * 30, 560 + i * 22 + (k % 2 ? -4 : 4)]),
      4,
      'woodDark',
      0.4,
    ),
  ),
];
