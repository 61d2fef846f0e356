import { eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { times, toPoints, type Point } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { crescent } from '../../primitives/lights.ts';
import { glitter, hills, oracleHaze, printedSky, stillWater } from '../landscape.ts';
import { scallop } from '../shells.ts';
import type { OracleScene } from '../scene.ts';
import { oystercatcher } from './oystercatcher.ts';
import { seaStar } from './seaStar.ts';
import { looseRope, strandedBoat } from './strandedBoat.ts';
import { pool, ringsAtItsFeet } from './tidePool.ts';

export const tide: OracleScene = {
  alt: 'The sea has drawn far back under a crescent moon and left ripples, weed, a shell and a red boat with a loose rope on wide wet sand; a large oystercatcher, black and white with a red bill, wades through a pool by a red starfish.',
  hour: 'dusk',
  draw: (chance) => [
    printedSky(chance, { stars: 36, floor: 300 }),
    crescent(146, 180, 92, -24, 'glow', 2.6),
    put(
      [
        hills(376, [10, 34, 60, 20, 6, 16, 40], 'far'),
        oracleHaze(370, 336, 170),
        stillWater(380, 424),
        glitter('136,390,30 142,402,44 132,414,36', 'glow'),
      ],
      { y: -36 },
    ),
    put(sand, { y: -36 }),
    weed,
    put(strandedBoat, { x: 416, y: 466, turn: 3, size: 0.88 }),
    looseRope,
    pool,
    put(oystercatcher, { x: 276, y: 738, size: 0.9 }),
    ringsAtItsFeet,
    put(seaStar, { x: 502, y: 750, turn: 12, size: 0.42 }),
    flat('ink', outline('76,640! 104,622 156,630 176,646! 140,662 98,660'), 0.35),
    put(scallop('rose'), { x: 116, y: 622, turn: -16, size: 0.3 }),
    flat('straw', outline('80,662! 96,648 118,652 142,648 160,662! 120,672')),
  ],
};

/** The edge of the sea, and the lines where it has stood before, each nearer to us; the moon lies in the wet sand. */
const EDGE = 'c40 -10 80 8 130 2s90 -12 140 -2s90 10 140 0s70 -8 120 4';
const sand: Art = [
  fill('light', `M30 418${EDGE}V880H30Z`, { width: 2.4 }),
  flat('straw', `M30 428${EDGE}V880H30Z`),
  flat('waterLight', `M30 428${EDGE}V452H30Z`, 0.75),
  [472, 530, 606].map((y) => flat('metalDark', `M30 446${EDGE}V${y}H30Z`, 0.24)),
  [452, 478, 520, 584].map((y, i) => line(`M30 ${y}${EDGE}`, 2 + i, 'linen', 0.75)),
  glitter('140,440,40 134,454,28 144,468,34', 'trim'),
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
const weed: Art = eachOf('70,684,1 214,660,-1 424,650,1 510,652,1', (x = 0, y = 0, side = 1) => [
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
