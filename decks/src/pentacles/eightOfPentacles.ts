import { line, rays } from '../drawing/art.ts';
import { polar, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { disc, greatStar } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { pentacle } from '../suits/objects.ts';
import { bench, boards, hands } from './eightOfPentacles/atWork.ts';

export const eightOfPentacles: Scene = {
  alt: 'At a workbench one hand sets a chisel on a large coin and the other swings a mallet at it; seven finished coins hang in an arch on the wall above.',
  draw: (chance) => [
    sky(chance, { stars: 8 }),
    boards,
    rays(300, 616, 150, 470, 28, 0.35),
    times(7, (i) => {
      const [x, y] = polar(300, 366, 200, 192 + i * 26);
      return [
        line(
          `M${(x - 12).toFixed(0)} ${(y - 30).toFixed(0)}L${x.toFixed(0)} ${(y - 52).toFixed(0)}L${(x + 12).toFixed(0)} ${(y - 30).toFixed(0)}`,
          2,
          'trim',
        ),
        disc('steelDark', x, y - 52, 4, 1.2),
        pentacle(x, y, 0.44),
      ];
    }),
    bench,
    pentacle(300, 616, 1.56),
    firelight(276, 560, 200, 0.7),
    hands,
    greatStar(276, 374, 30, 'light'),
  ],
};
