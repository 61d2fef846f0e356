import { flat, line } from '../../drawing/art.ts';
import { boxPath, circlePath, times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, cutStroke } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { beams, plainSky, sun } from '../nature/sky.ts';
import { giraffe } from './giraffe.ts';
import { sunflower } from './sunflower.ts';

const WALL = boxPath(30, 736, 540, 174);

export const theSun: Scene = {
  alt: 'A giraffe with red patches looks over a stone wall and takes a petal of a tall sunflower with its long blue tongue; a great sun stands behind its head, and its rays fill the blue sky.',
  draw: () => [
    plainSky('mid'),
    beams(256, 330, 236, 600, 36, 'sky', 22),
    sun(256, 330, 208, 'glow', 36),
    line(circlePath(256, 330, 180), 6, 'accent'),
    cut('near', 'M30 700C160 650 440 650 570 700V900H30Z', 6),
    sunflower(528, 560, 58, 0.8),
    giraffe,
    sunflower(216, 690, 44, 0.7),
    sunflower(112, 500, 74),
    // Its tongue takes a petal.
    cutStroke('near', '158,402 128,404 108,424 106,452 122,474', [8, 18, 19, 17, 10], [12, 26, 28, 26, 18]),
    flat('ink', WALL),
    times(3, (row) =>
      times(5, (i) => {
        const stone = boxPath(36 + i * 116 - (row % 2) * 60, 744 + row * 46, 108, 38);
        return [
          flat((i + row) % 3 ? 'far' : 'mid', stone),
          hatch(stone, { role: 'ink', angle: 78, gap: 14, width: 4, side: 'end', reach: 0.34 }),
        ];
      }),
    ),
  ],
};
