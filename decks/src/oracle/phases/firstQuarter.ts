import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
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
    hills(706, [10, 18, 0, 4, 0, 20, 16], 'near'),
    fill('dusk', ROAD, { width: 2 }),
    flat(
      'straw',
      'M300 726C320 706 338 686 364 668C408 646 452 644 468 612L480 618C474 650 436 656 400 690C364 730 400 770 450 830H400C352 776 330 750 300 726Z',
      0.6,
    ),
    put(tree(0, 0, 0.62), { x: 84, y: 798 }),
    cypress(492, 790, 176),
    cypress(530, 800, 130),
    standing(300, 740, 50),
    put(signpost, { x: 300, y: 740, size: 1.62 }),
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

/** One road that parts in two, each branch over a hill of its own. */
const ROAD =
  'M150 830C200 770 236 730 200 690C164 660 128 654 116 624L126 618C144 644 192 642 236 668C262 686 280 706 300 726C320 706 338 686 364 668C408 646 452 644 468 612L480 618C474 650 436 656 400 690C364 730 400 770 450 830Z';

const signpost: Art = [
  fill('wood', 'M-8 0V-190H8V0Z'),
  flat('woodDark', 'M1 -2V-188H7V-2Z', 0.8),
  fill('linen', 'M-86 -176H-2V-140H-86L-104 -158Z'),
  fill('linen', 'M2 -130H86L104 -112L86 -94H2Z'),
  flat('straw', 'M-86 -149H-2V-141H-86L-93 -149ZM2 -103H95L86 -95H2Z', 0.8),
  line('M-78 -161H-18M18 -116H78', 3, 'woodDark'),
  fill('red', 'M-13 -190L0 -208L13 -190Z', { width: 1.6 }),
];
