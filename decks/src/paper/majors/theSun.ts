import { flat, line } from '../../drawing/art.ts';
import { boxPath, circlePath, polar, times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, keyed, stroke } from '../lino/cut.ts';
import { around, hatch, lens, ticks } from '../lino/marks.ts';
import { leaf } from '../nature/plants.ts';
import { beams, plainSky, sun } from '../nature/sky.ts';
import { foal } from './foal.ts';

const WALL = boxPath(30, 806, 540, 110);

const sunflower = (x: number, y: number) => [
  stroke('ink', `${x},800 ${x},${y}`, [12, 11]),
  [leaf(x, 798, 206, 54, 'near'), leaf(x, 798, -26, 54, 'near')],
  times(14, (k) => keyed('glow', lens(polar(x, y, 22, k * 25.7), polar(x, y, 56, k * 25.7), 17), 4)),
  cut('ink', circlePath(x, y, 27), 4),
  ticks(circlePath(x, y, 24), { role: 'glow', flow: around(x, y), gap: 22, length: 9, width: 5 }),
];

export const theSun: Scene = {
  alt: 'A white foal with a golden mane leaps over a stone wall with a row of sunflowers, under a great sun whose rays fill the sky.',
  draw: () => [
    plainSky(),
    beams(270, 240, 140, 500, 22, 'accent', 32),
    sun(270, 240, 116, 'glow', 32),
    line(circlePath(270, 240, 92), 5, 'accent'),
    flat(
      'accent',
      times(14, (i) => lens(polar(270, 240, 36, i * 25.7), polar(270, 240, 80, i * 25.7), 9)).join(''),
    ),
    flat('accent', circlePath(270, 240, 22)),
    cut('mid', 'M30 760C160 700 440 700 570 760V900H30Z', 6),
    times(5, (i) => sunflower(100 + i * 100, 716)),
    keyed('far', WALL, 6),
    hatch(WALL, { role: 'ink', angle: 0, gap: 36, width: 4, side: 'all' }),
    times(3, (row) =>
      times(6, (i) =>
        flat(
          'ink',
          lens(
            [70 + i * 100 - (row % 2) * 50, 812 + row * 34],
            [72 + i * 100 - (row % 2) * 50, 840 + row * 34],
            6,
          ),
        ),
      ),
    ),
    foal({ x: 2, y: 10 }),
  ],
};
