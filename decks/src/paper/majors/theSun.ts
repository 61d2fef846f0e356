import { flat, line } from '../../drawing/art.ts';
import { boxPath, circlePath, polar, times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, keyed } from '../lino/cut.ts';
import { hatch, lens } from '../lino/marks.ts';
import { beams, plainSky, sun } from '../nature/sky.ts';
import { foal } from './foal.ts';
import { sunflower } from './sunflower.ts';

const WALL = boxPath(30, 780, 540, 130);

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
    keyed('far', WALL, 6),
    hatch(WALL, { role: 'ink', angle: 0, gap: 36, width: 4, side: 'all' }),
    times(4, (row) =>
      times(6, (i) =>
        flat(
          'ink',
          lens(
            [70 + i * 100 - (row % 2) * 50, 784 + row * 34],
            [72 + i * 100 - (row % 2) * 50, 812 + row * 34],
            6,
          ),
        ),
      ),
    ),
    sunflower(88, 744, 54),
    sunflower(194, 776, 44, 0.6),
    sunflower(300, 728, 50),
    sunflower(404, 786, 42),
    sunflower(506, 740, 56, 0.66),
    foal({ x: 2, y: 0 }),
  ],
};
