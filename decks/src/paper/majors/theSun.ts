import { flat, line, put } from '../../drawing/art.ts';
import { boxPath, circlePath, times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, keyed } from '../lino/cut.ts';
import { hatch, lens } from '../lino/marks.ts';
import { beams, plainSky, sun } from '../nature/sky.ts';
import { leapingFoal } from './leapingFoal.ts';
import { sunflower } from './sunflower.ts';

const WALL = boxPath(30, 716, 540, 194);

export const theSun: Scene = {
  alt: 'A white foal with a bristly red mane with a flowing tail leaps over a stone wall with tall sunflowers on both sides; a great sun stands behind it, and its rays fill the sky.',
  draw: () => [
    plainSky(),
    beams(300, 330, 220, 580, 24, 'accent', 34),
    sun(300, 330, 192, 'glow', 36),
    line(circlePath(300, 330, 166), 6, 'accent'),
    cut('mid', 'M30 720C160 670 440 670 570 720V900H30Z', 6),
    keyed('far', WALL, 6),
    hatch(WALL, { role: 'ink', angle: 0, gap: 36, width: 4, side: 'all' }),
    times(5, (row) =>
      times(6, (i) =>
        flat(
          'ink',
          lens(
            [70 + i * 100 - (row % 2) * 50, 722 + row * 36],
            [72 + i * 100 - (row % 2) * 50, 752 + row * 36],
            6,
          ),
        ),
      ),
    ),
    put(leapingFoal, { x: 286, y: 474, size: 0.8, turn: -16 }),
    sunflower(96, 640, 58),
    sunflower(198, 800, 42, 0.66),
    sunflower(306, 760, 48),
    sunflower(402, 806, 42, 0.7),
    sunflower(506, 620, 60),
  ],
};
