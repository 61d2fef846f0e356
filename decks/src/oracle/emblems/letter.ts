import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath, times } from '../../drawing/geometry.ts';
import { disc, flame } from '../../primitives/lights.ts';
import { oracleHaze, hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { seal } from '../theme.ts';
import { emblemSky } from './emblemSky.ts';

export const letter: OracleScene = {
  alt: 'A letter comes out of an envelope with a red seal on a desk at a window; beside it stand a quill in ink and a candle, behind it the moon over hills.',
  hour: 'dusk',
  draw: (chance) => [
    emblemSky(chance, { y: 310 }),
    hills(560, [40, 70, 30, 60, 30, 80, 50], 'far'),
    oracleHaze(60, 530, 180),
    oracleHaze(380, 536, 170),
    hills(610, [10, 24, 10, 20, 12, 24, 10], 'mid'),
    fill('wood', boxPath(40, 640, 520, 200)),
    fill('woodDark', 'M40 626H560V648H40Z'),
    line('M40 700H560M40 756H560M200 648V700M420 700V756M120 756V830M330 756V830', 2, 'woodDark', 0.6),
    put(
      [
        fill('metal', 'M-46 0H46L34 18H-34Z'),
        fill('linen', 'M-18 0V-128C-18 -138 18 -138 18 -128V0Z'),
        disc('glow', 0, -160, 60, 0, 0.35),
        flame(0, -134, 1.3),
      ],
      { x: 104, y: 690 },
    ),
    ink,
    sheet,
    envelope,
  ],
};

const sheet: Art = [
  fill('light', 'M196 620V346C196 332 204 330 212 330H388C396 330 404 332 404 346V620Z'),
  line(
    times(8, (i) => `M222 ${410 + i * 24}h${[150, 142, 156, 120, 150, 146, 90, 130][i]}`).join(''),
    3,
    'shade',
    0.8,
  ),
  disc('glow', 300, 374, 19, 2),
  line('M240 374H270M330 374H360', 2.4, 'red'),
  line('M320 578c10 -16 20 8 30 -6c6 -10 14 6 24 -2', 3, 'ink'),
];

const envelope: Art = put(
  [
    flat('ink', 'M-166 96H176V110H-166Z', 0.3),
    fill('linen', 'M-170 -72H170V100H-170Z'),
    fill('straw', 'M-170 -72L0 34L170 -72V100H-170Z', { edge: 'none', opacity: 0.25 }),
    line('M-170 100L-34 10M170 100L34 10', 2.4),
    line('M-170 -72L0 40L170 -72', 3),
    seal(0, 36, 40, [line('M0 -13V13M-13 0H13M-9 -9L9 9M9 -9L-9 9', 3.4, 'light')]),
  ],
  { x: 300, y: 680 },
);

const ink: Art = [
  put(
    [
      fill('light', 'M0 0C-40 -40 -40 -150 10 -230C36 -170 46 -60 4 0Z'),
      line('M2 34C-2 -40 0 -130 10 -222', 4, 'straw'),
      line(
        'M-4 -40L-26 -66M-4 -80L-30 -110M-2 -120L-22 -156M2 -60L28 -84M4 -100L30 -130M6 -140L24 -170',
        2,
        'stoneDark',
      ),
      flat('ink', circlePath(2, 36, 3)),
    ],
    { x: 492, y: 618, turn: -9 },
  ),
  fill(
    'cloth',
    'M452 690V650C452 638 468 636 468 626H508C508 636 524 638 524 650V690C524 702 452 702 452 690Z',
  ),
  fill('ink', 'M466 626C466 616 510 616 510 626C510 634 466 634 466 626Z'),
  line('M462 654V684', 4, 'waterLight', 0.8),
];
