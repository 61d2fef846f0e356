import { eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { times, toPoints, type Point } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { crescent } from '../../primitives/lights.ts';
import { geese, glitter, hills, oracleHaze, printedSky, stillWater } from '../landscape.ts';
import { scallop } from '../shells.ts';
import type { OracleScene } from '../scene.ts';
import { oystercatcher } from './oystercatcher.ts';
import { seaStar } from './seaStar.ts';
import { anchorOnItsRope, strandedBoat } from './strandedBoat.ts';
import { pool, ringsAtItsFeet } from './tidePool.ts';

export const tide: OracleScene = {
  alt: 'The sea has drawn far back under a crescent moon and left ripples, weed and a red boat with its anchor on wide wet sand; an oystercatcher, black and white with a red bill, wades through a pool before it, by a red starfish and a shell.',
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
    stillWater(380, 424),
    glitter('136,390,30 142,402,44 132,414,36', 'glow'),
    sand,
    weed,
    put(strandedBoat, { x: 446, y: 462, turn: 3, size: 0.62 }),
    anchorOnItsRope,
    pool,
    put(oystercatcher, { x: 338, y: 738, size: 0.88 }),
    ringsAtItsFeet,
    put(seaStar, { x: 514, y: 766, turn: 12, size: 0.42 }),
    put(scallop('rose'), { x: 76, y: 700, turn: -14, size: 0.16 }),
  ],
};

/** The edge of the sea, and the lines where it has stood before, each nearer to us; the moon lies in the wet sand. */
const EDGE = 'c40 -10 80 8 130 2s90 -12 140 -2s90 10 140 0s70 -8 120 4';
const sand: Art = [
  fill('light', `M30 418${EDGE}V840H30Z`, { width: 2.4 }),
  flat('straw', `M30 428${EDGE}V840H30Z`),
  flat('waterLight', `M30 428${EDGE}V452H30Z`, 0.75),
  [472, 530, 606].map((y) => flat('metalDark', `M30 446${EDGE}V${y}H30Z`, 0.24)),
  [452, 478, 520, 584].map((y, i) => line(`M30 ${y}${EDGE}`, 2 + i, 'linen', 0.75)),
  glitter('140,440,40 134,454,28 144,468,34 136,484,22 142,502,14', 'trim'),
  // Ripples that the water has left, wider towards us.
  times(13, (i) => {
    const [x, y, step] = [330 + ((i * 97) % 190), 462 + i * 14, 11 + i * 1.5];
    return graven(
      times(5, (k): Point => [x + (k - 2) * step, y + (k % 2 ? -3 : 3)]),
      3.6,
      'woodDark',
      0.45,
    );
  }),
  times(7, (i) =>
    graven(
      times(5, (k): Point => [60 + ((i * 53) % 120) + k * 18, 528 + i * 15 + (k % 2 ? -3 : 3)]),
      3.6,
      'woodDark',
      0.4,
    ),
  ),
];

/** Weed and small shells along the line to which the water had come. */
const weed: Art = eachOf('66,668,1 196,662,-1 282,650,1 330,664,-1 520,664,1', (x = 0, y = 0, side = 1) => [
  flat('ink', `M${x - 26} ${y + 6}q30 10 60 2q-30 -10 -60 -2Z`, 0.3),
  ['-22,4 -6,-8 10,2 28,-8', '-18,6 0,2 14,8 30,4', '-14,0 -4,-16 12,-12 20,-22'].map((strand) =>
    graven(
      toPoints(strand).map(([dx, dy]): Point => [x + dx * side, y + dy]),
      8,
      'leafDark',
      1,
    ),
  ),
]);
