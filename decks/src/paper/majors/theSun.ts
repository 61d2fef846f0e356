import { flat, line, put } from '../../drawing/art.ts';
import { boxPath, circlePath, times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, keyed } from '../lino/cut.ts';
import { hatch, lens } from '../lino/marks.ts';
import { beams, plainSky, sun } from '../nature/sky.ts';
import { horseHead, lock, mane } from '../nature/horseHead.ts';
import { sunflower } from './sunflower.ts';

const WALL = boxPath(30, 780, 540, 130);

export const theSun: Scene = {
  alt: 'A white foal with a golden mane lifts its head over a stone wall with a row of sunflowers; a great sun stands behind it, and its rays fill the sky.',
  draw: () => [
    plainSky(),
    beams(330, 330, 200, 560, 24, 'accent', 34),
    sun(330, 330, 176, 'glow', 36),
    line(circlePath(330, 330, 150), 6, 'accent'),
    put([horseHead({}), mane('glow', 'ink'), lock('246,150 286,166 308,196 300,240', 'glow', 'ink', 26)], {
      x: 96,
      y: 206,
      turn: -10,
      size: 0.86,
    }),
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
  ],
};
