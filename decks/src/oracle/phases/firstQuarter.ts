import { fill, flat, line, put } from '../../drawing/art.ts';
import { tree } from '../../primitives/plants.ts';
import { grass, oracleHaze, hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { phaseSky } from './phaseSky.ts';

export const firstQuarter: OracleScene = {
  alt: 'A half moon, lit on its right, stands above green hills where one road parts in two at a wooden signpost.',
  hour: 'field',
  draw: (chance) => [
    phaseSky(chance, 2, { y: 256, r: 108, stars: 24 }),
    hills(530, [30, 80, 20, 60, 120, 40, 50], 'far'),
    oracleHaze(60, 530, 210),
    oracleHaze(390, 548, 170),
    hills(640, [60, 20, 40, 10, 36, 20, 66], 'mid'),
    fill(
      'dusk',
      'M150 618C190 640 250 640 262 700L330 700C344 640 420 636 470 610C420 626 330 628 306 664C286 636 210 622 150 618Z',
      { width: 1.6 },
    ),
    hills(706, [10, 18, 0, 4, 0, 20, 16], 'near'),
    flat('dusk', 'M262 696C250 740 190 780 176 830H420C404 780 346 740 330 696Z'),
    line('M262 702C250 740 190 780 176 830M420 830C404 780 346 740 330 702', 2),
    put(tree(0, 0, 0.84), { x: 116, y: 748 }),
    put(tree(0, 0, 0.66), { x: 494, y: 722 }),
    put(
      [
        fill('wood', 'M-8 0V-190H8V0Z'),
        fill('linen', 'M-86 -176H-2V-140H-86L-104 -158Z'),
        fill('linen', 'M2 -130H86L104 -112L86 -94H2Z'),
        line('M-78 -160H-18M18 -114H78', 3, 'woodDark'),
        fill('red', 'M-13 -190L0 -208L13 -190Z', { width: 1.6 }),
      ],
      { x: 298, y: 780, size: 1.12 },
    ),
    grass([
      [240, 786],
      [350, 790],
      [86, 776],
      [470, 770],
      [510, 790],
      [150, 800],
    ]),
  ],
};
