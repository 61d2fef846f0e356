import { flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut } from '../lino/cut.ts';
import { around, lens } from '../lino/marks.ts';
import { blossom, leaf } from '../nature/plants.ts';
import { chatterSky } from '../nature/sky.ts';
import { otterWithCup } from './otter.ts';

const lily = (x: number, y: number, r: number, turn: number): Art =>
  put(
    [
      cut('mid', `M0 0L${r * 0.956} ${-r * 0.292}A${r} ${r} 0 1 0 ${r * 0.956} ${r * 0.292}Z`, 5),
      times(7, (i) =>
        flat('near', lens(polar(0, 0, r * 0.2, 40 + i * 46), polar(0, 0, r * 0.9, 40 + i * 46), 6)),
      ),
    ],
    { x, y, turn },
  );

/** Each otter by its place, its turn and how far its head leans. */
const OTTERS = [
  [148, 330, 17, -8],
  [452, 330, -17, 8],
  [300, 612, 0, 0],
] as const;

export const threeOfCups: Scene = {
  alt: 'Three dark otters float on their backs in a ring, their heads turned to a wreath of leaves with a red flower, and each holds a cup on its breast with both paws; lily pads lie between them.',
  draw: () => [
    chatterSky('far', around(300, 320), { marks: 'light', foot: 880, gap: 84 }),
    [96, 210, 330].map((r) => line(circlePath(300, 316, r), 7, 'light')),
    toPoints('96,716 506,728 300,146').map(([x, y], i) => lily(x, y, 70 - i * 14, i * 100)),
    times(12, (i) => leaf(...polar(300, 316, 36, i * 30), i * 30 + 50, 48, i % 2 ? 'near' : 'mid')),
    blossom(300, 316, 36),
    OTTERS.map(([x, y, turn, lean]) => put(otterWithCup(lean), { x, y, turn, size: 0.82 })),
  ],
};
