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

export const threeOfCups: Scene = {
  alt: 'Three dark otters float on their backs, their heads together round a wreath of leaves with a red flower, and each holds a cup on its breast; lily pads lie between them.',
  draw: () => [
    chatterSky('far', around(300, 440), { marks: 'light', foot: 880, gap: 60 }),
    [110, 220, 330].map((r) => line(circlePath(300, 440, r), 7, 'light')),
    toPoints('116,650 490,660 300,140').map(([x, y], i) => lily(x, y, 78 - i * 16, i * 100)),
    times(12, (i) => leaf(...polar(300, 440, 34, i * 30), i * 30 + 50, 48, i % 2 ? 'near' : 'mid')),
    blossom(300, 440, 34),
    [0, 145, -145].map((turn) => {
      const [x, y] = polar(300, 440, 252, 90 + turn);
      return put(otterWithCup, { x, y, turn, size: 0.86 });
    }),
  ],
};
