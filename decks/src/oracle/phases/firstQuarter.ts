import { fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { swellPath } from '../../drawing/swell.ts';
import { standing } from '../../primitives/ground.ts';
import { cypress, tree } from '../../primitives/plants.ts';
import { grass, oracleHaze, hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { phaseSky } from './phaseSky.ts';

export const firstQuarter: OracleScene = {
  alt: 'A half moon, lit on its right, stands above green hills where one road parts in two at a wooden signpost.',
  hour: 'field',
  draw: (chance) => [
    phaseSky(chance, 2, { y: 306, r: 128, stars: 24 }),
    hills(530, [30, 80, 20, 60, 120, 40, 50], 'far'),
    oracleHaze(60, 530, 210),
    oracleHaze(390, 548, 170),
    hills(640, [60, 20, 40, 10, 36, 20, 66], 'mid'),
    mirrored(fill('dusk', FAR_ROAD, { width: 1.8 })),
    hills(706, [10, 18, 0, 4, 0, 20, 16], 'near'),
    fill('dusk', ROAD, { width: 2 }),
    flat(
      'straw',
      'M300 728C318 714 360 706 420 696L444 695C390 716 340 724 334 738C340 754 396 778 450 830H404C380 790 330 760 300 728Z',
      0.6,
    ),
    put(tree(0, 0, 0.62), { x: 84, y: 798 }),
    cypress(492, 790, 176),
    cypress(530, 800, 130),
    standing(322, 744, 50),
    put(signpost, { x: 322, y: 744, size: 1.56, turn: 1.5 }),
    grass([
      [226, 742],
      [372, 746],
      [140, 790],
      [440, 760],
      [262, 724],
      [340, 722],
    ]),
  ],
};

/** One road that parts in two; each branch goes over the near hill. */
const ROAD =
  'M150 830C204 778 260 754 266 738C260 724 210 716 154 697L180 697C240 706 282 714 300 728C318 714 360 706 420 696L444 695C390 716 340 724 334 738C340 754 396 778 450 830Z';
/** Where the left branch is seen again, narrower, up to the crest of the next hill. */
const FAR_ROAD = swellPath(
  '184,710 152,694 142,680 158,666 184,656 188,646 168,634 156,622 153,613',
  [28, 20, 15, 12, 9.5, 8, 6.4, 5, 3.6],
);

/** Turned a little: the left arm comes towards us, the right one points away. */
const signpost: Art = [
  fill('wood', 'M-9 0L-8 -190H8L9 0Z'),
  flat('woodDark', 'M2 -2L2 -188H7L8 -2Z', 0.8),
  fill('linen', 'M-94 -174L6 -180V-142L-94 -132L-116 -152Z'),
  flat('straw', 'M-94 -143L6 -152V-143L-94 -133L-106 -144Z', 0.8),
  fill('straw', 'M-94 -174L-88 -178L10 -184L6 -180Z', { width: 1.8 }),
  fill('linen', 'M-6 -128L76 -122L92 -107L76 -94L-6 -92Z'),
  flat('straw', 'M-6 -101L80 -102L76 -95L-6 -93Z', 0.8),
  line('M-84 -155L-16 -161M14 -111L66 -108', 3, 'woodDark'),
  fill('red', 'M-14 -190L0 -210L14 -190Z', { width: 1.6 }),
];
