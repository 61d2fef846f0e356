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
      return [(244 * Math.cos(t)) / k, (358 * Math.sin(t) * Math.cos(t)) / k];
    }),
    times(17, (i) => 17 + 8 * Math.sin(i)),
  );

export const twoOfPentacles: Scene = {
  alt: 'An otter floats on its back in high waves, looks up and holds an endless ribbon in both paws, a coin in each of its loops; behind it a small ship rides over a crest.',
  draw: () => [
    chatterSky('sky', outward(300, 290), { marks: 'far' }),
    put(
      [
        cut('ink', 'M420 448L440 490H510L526 448Z', 4),
        cut('accent', 'M470 344V440H416C440 416 462 384 470 344ZM480 360C506 384 520 416 522 440H480Z', 4),
      ],
      { x: 36, y: 80, size: 0.96 },
    ),
    torn('far', '40,560 160,520 300,548 400,566 476,530 560,560'),
    [
      gouge('60,580 120,552 180,556', 6),
      gouge('410,590 476,552 546,582', 7),
      gouge('70,620 130,604 190,612', 6, 'mid'),
      gouge('440,640 500,626 550,640', 6, 'mid'),
    ],
    put(
      [
        joined('near', [ribbon(-1.9, 1.2)], 4),
        joined('near', [ribbon(1.2, 4.4)], 4),
        pentacle(-146, 0, 0.8, 12),
        pentacle(146, 0, 0.8, 24),
      ],
      { x: 300, y: 270, turn: -4 },
    ),
    put(otter, { y: -20 }),
    waves(690, 4, ['mid', 'near', 'ink'], 50),
  ],
};
