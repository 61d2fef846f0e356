import { flat, line, put } from '../../drawing/art.ts';
import { boxPath, circlePath, times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge, keyed } from '../lino/cut.ts';
import { hatch, lens } from '../lino/marks.ts';
import { horseHead } from '../nature/horseHead.ts';
import { beams, plainSky, sun } from '../nature/sky.ts';
import { bristles, forelock } from './bristles.ts';
import { sunflower } from './sunflower.ts';

const WALL = boxPath(30, 736, 540, 174);

export const theSun: Scene = {
  alt: 'A white horse with a bristly red mane stands before a stone wall and looks to the left; a great sun is behind its head, its rays fill the sky, and sunflowers look over the wall.',
  draw: () => [
    plainSky(),
    beams(256, 330, 236, 600, 24, 'accent', 34),
    sun(256, 330, 208, 'glow', 36),
    line(circlePath(256, 330, 180), 6, 'accent'),
    cut('mid', 'M30 700C160 650 440 650 570 700V900H30Z', 6),
    sunflower(96, 640, 62),
    sunflower(186, 694, 46, 0.7),
    sunflower(520, 600, 72),
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
    put([bristles, horseHead({}, { shade: 'sky' }), forelock], {
      x: 588,
      y: 244,
      size: 0.98,
      turn: 19,
      flip: true,
    }),
    // Its shoulder and its breast.
    [gouge('452,716 404,770 380,872', 9, 'ink'), gouge('214,764 244,816 248,872', 8, 'ink')],
  ],
};
