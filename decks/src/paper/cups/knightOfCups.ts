import { flat, put } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, dots, gouge, keyed } from '../lino/cut.ts';
import { hatch, lens } from '../lino/marks.ts';
import { chatterSky } from '../nature/sky.ts';
import { fir } from '../nature/trees.ts';
import { cup } from '../objects.ts';
import { salmon } from './salmon.ts';

const LEDGE = 'M600 268L540 256L470 262L412 256L392 290L404 380L430 440L412 520L446 600L436 700L470 900H600Z';
const STONE = 'M414 262L432 244L480 240L540 242L600 240V276L520 280L440 276Z';
const BANK = 'M0 250L50 238L84 246L96 268L76 340L84 420L62 520L74 620L54 720L60 900H0Z';
const FALL = 'M70 262C150 246 320 250 420 288L470 900H40Z';
const SPRAY = '64,690,7 268,700,7 312,660,5 352,726,8 236,680,4 420,748,6 60,640,4 400,690,5 300,760,6';

/** Foam in billows from a line down. */
const foam = (y: number, x: number) => [
  keyed(
    'light',
    `M${x} 930V${y}${times(8, (i) => `c8 ${-40 - (i % 3) * 16} 76 ${-40 - (i % 3) * 16} 84 0`).join('')}V930Z`,
    5,
  ),
  times(8, (i) =>
    gouge(
      `${x + 24 + i * 84},${y - 6 - (i % 3) * 8} ${x + 42 + i * 84},${y - 22 - (i % 3) * 12} ${x + 64 + i * 84},${y - 8 - (i % 3) * 8}`,
      7,
      'far',
    ),
  ),
];

export const knightOfCups: Scene = {
  alt: 'A salmon with a red flank leaps up a waterfall towards a golden cup that stands on the rock above; firs stand on the other bank, and foam rises below its tail.',
  draw: () => [
    chatterSky('sky', 8, { marks: 'far', foot: 300 }),
    [62, 104].map((x, i) => fir({ x, y: 262 - i * 8, size: 0.72 - i * 0.16 }, 'near')),
    cut('far', FALL, 5),
    hatch(FALL, { role: 'light', angle: 86, gap: 27, width: 9, side: 'all' }),
    cut('near', BANK, 6),
    hatch(BANK, { role: 'mid', angle: 70, gap: 20, width: 6, side: 'start', reach: 0.6 }),
    cut('near', LEDGE, 6),
    hatch(LEDGE, { role: 'mid', angle: 112, gap: 20, width: 6, side: 'end', reach: 0.5 }),
    gouge('430,264 480,272 552,268', 7, 'far'),
    keyed('light', STONE, 5),
    gouge('452,266 500,270 552,266', 6, 'far'),
    flat('ink', lens([420, 251], [544, 251], 11)),
    cup(476, 156, 0.94),
    dots('light', SPRAY),
    put(salmon, { x: -34, y: 22 }),
    foam(878, -10),
    foam(916, -58),
  ],
};
