import { flat, line, put } from '../../drawing/art.ts';
import { boxPath, circlePath, polar, polygonPath, times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, cutStroke } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { beams, plainSky } from '../nature/sky.ts';
import { giraffe } from './giraffe.ts';
import { sunflower } from './sunflower.ts';

/** The rays of the sun, which grow from its disc. */
const RAYS = polygonPath(times(36, (i) => polar(256, 330, i % 2 ? 206 : i % 4 ? 268 : 304, i * 10 + 10)));
const WALL = boxPath(30, 736, 540, 174);

export const theSun: Scene = {
  alt: 'A giraffe with red patches looks over a stone wall and takes a petal of the tallest of four sunflowers, which stand in a row, with its long blue tongue; a great sun stands behind its head, and its rays fill the blue sky.',
  draw: () => [
    plainSky('mid'),
    beams(256, 330, 200, 640, 18, 'sky', 30),
    cut('glow', RAYS, 6),
    cut('glow', circlePath(256, 330, 208), 6),
    line(circlePath(256, 330, 180), 6, 'accent'),
    put(giraffe, { x: 14, y: 32 }),
    sunflower(484, 626, 62, 0.84),
    sunflower(346, 646, 58, 0.94),
    sunflower(222, 622, 60),
    sunflower(122, 532, 74),
    // Its tongue takes a petal.
    cutStroke('near', '172,434 142,436 122,456 120,484 136,506', [8, 18, 19, 17, 10], [12, 26, 28, 26, 18]),
    flat('ink', WALL),
    times(3, (row) =>
      times(5, (i) => {
        const stone = boxPath(20 + i * 148 - (row % 2) * 74, 744 + row * 46, 140, 38);
        return [
          flat((i + row) % 3 ? 'far' : 'mid', stone),
          hatch(stone, { role: 'ink', angle: 0, gap: 12, width: 5, side: 'end', reach: 0.16 }),
        ];
      }),
    ),
  ],
};
