import { flat, line, put } from '../../drawing/art.ts';
import { boxPath, circlePath, times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, keyed } from '../lino/cut.ts';
import { hatch, lens } from '../lino/marks.ts';
import { horseHead } from '../nature/horseHead.ts';
import { beams, plainSky, sun } from '../nature/sky.ts';
import { bristles, forelock } from './bristles.ts';
import { sunflower } from './sunflower.ts';

const WALL = boxPath(30, 736, 540, 174);

export const theSun: Scene = {
  alt: 'A white horse with a bristly red mane looks to the left over a stone wall; a great sun stands behind its head, its rays fill the sky, and sunflowers grow before the wall.',
  draw: () => [
    plainSky(),
    beams(256, 330, 236, 600, 24, 'accent', 34),
    sun(256, 330, 208, 'glow', 36),
    line(circlePath(256, 330, 180), 6, 'accent'),
    cut('mid', 'M30 700C160 650 440 650 570 700V900H30Z', 6),
    put([bristles, horseHead({}, { shade: 'sky' }), forelock], {
      x: 588,
      y: 244,
      size: 0.98,
      turn: 19,
      flip: true,
    }),
    keyed('far', WALL, 6),
    hatch(WALL, { role: 'ink', angle: 0, gap: 36, width: 4, side: 'all' }),
    times(4, (row) =>
      times(6, (i) =>
        flat(
          'ink',
          lens(
            [70 + i * 100 - (row % 2) * 50, 742 + row * 36],
            [72 + i * 100 - (row % 2) * 50, 772 + row * 36],
            6,
          ),
        ),
      ),
    ),
    sunflower(112, 700, 66),
    sunflower(220, 806, 46, 0.7),
    sunflower(348, 776, 54),
    sunflower(500, 640, 76),
  ],
};
