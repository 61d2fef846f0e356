import { eachOf, line, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { disc, greatStar } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { pentacle } from '../suits/objects.ts';
import { bench, boards, candle, chips, coin, hands } from './eightOfPentacles/atWork.ts';

export const eightOfPentacles: Scene = {
  alt: 'At a workbench, by a candle, one hand sets a chisel on a large coin whose star is half cut, and the other swings a mallet at it; chips of gold fly, and seven finished coins hang on the wall above.',
  draw: (chance) => [
    sky(chance, { stars: 8 }),
    boards,
    rays(488, 640, 60, 470, 28, 0.3),
    eachOf(
      '106,330,0.42,-6 150,226,0.4,5 232,160,0.44,-3 338,178,0.38,6 424,182,0.43,-4 494,262,0.4,7 214,290,0.36,-5',
      (x, y, size, turn) => [
        line(`M${x - 12} ${y - 30}L${x + turn / 2} ${y - 56}L${x + 12} ${y - 30}`, 2, 'trim'),
        disc('steelDark', x + turn / 2, y - 56, 4, 1.2),
        pentacle(x, y, size, turn),
      ],
    ),
    bench,
    coin,
    candle,
    firelight(488, 650, 290, 1),
    hands,
    chips,
    greatStar(276, 374, 30, 'light'),
    firelight(488, 630, 200, 0.7),
  ],
};
