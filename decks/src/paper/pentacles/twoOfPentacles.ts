import { put } from '../../drawing/art.ts';
import { times, type Point } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { swellPath } from '../../drawing/swell.ts';
import { cut, gouge, joined, torn } from '../lino/cut.ts';
import { outward } from '../lino/marks.ts';
import { waves } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { pentacle } from '../objects.ts';
import { otter } from './otter.ts';

const ribbon = (from: number, to: number) =>
  swellPath(
    times(17, (i): Point => {
      const t = from + ((to - from) * i) / 16;
      const k = 1 + Math.sin(t) ** 2;
      return [(252 * Math.cos(t)) / k, (358 * Math.sin(t) * Math.cos(t)) / k];
    }),
    times(17, (i) => 17 + 8 * Math.sin(i)),
  );

export const twoOfPentacles: Scene = {
  alt: 'An otter stands up to its breast in high waves and holds an endless ribbon where it crosses, in both paws, a coin in each of its loops; behind it a small ship rides over a crest.',
  draw: () => [
    chatterSky('sky', outward(300, 290), { marks: 'far' }),
    torn('far', '40,372 160,346 300,372 400,380 476,340 560,366'),
    put(
      [
        cut('ink', 'M420 448L440 490H510L526 448Z', 4),
        cut('accent', 'M470 344V440H416C440 416 462 384 470 344ZM480 360C506 384 520 416 522 440H480Z', 4),
      ],
      { x: 56, y: -66, size: 0.86 },
    ),
    torn('far', '40,392 160,372 300,396 400,394 476,352 560,386'),
    [
      gouge('60,414 120,388 190,396', 6),
      gouge('410,410 476,368 546,398', 7),
      gouge('60,620 120,606 180,614', 6, 'mid'),
      gouge('440,624 500,610 550,620', 6, 'mid'),
    ],
    otter(
      put(
        [
          joined('near', [ribbon(-1.9, 1.2)], 4),
          joined('near', [ribbon(1.2, 4.4)], 4),
          pentacle(-164, 0, 0.72, 12),
          pentacle(164, 0, 0.72, 24),
        ],
        { x: 300, y: 496, turn: -4 },
      ),
    ),
    waves(700, 4, ['mid', 'near', 'ink'], 50),
  ],
};
