import { eachOf, line, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { disc, greatStar } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { pentacle } from '../suits/objects.ts';
import {
  bench,
  boards,
  candle,
  chips,
  chiselArm,
  coin,
  malletArm,
  wedges,
} from './eightOfPentacles/atWork.ts';
import { craftsman } from './eightOfPentacles/craftsman.ts';

export const eightOfPentacles: Scene = {
  alt: 'At a workbench, by a candle, a bearded man in a leather cap sets a chisel on a large coin whose star is half cut, and swings a mallet at it; chips of gold fly, and seven finished coins hang on the wall above.',
  draw: (chance) => [
    sky(chance, { stars: 8 }),
    boards,
    rays(512, 724, 60, 520, 28, 0.3),
    eachOf(
      '106,330,0.42,-6 150,226,0.4,5 232,160,0.44,-3 338,178,0.38,6 428,172,0.42,-4 480,258,0.38,7 506,350,0.34,-5',
      (x, y, size, turn) => [
        line(`M${x - 12} ${y - 30}L${x + turn / 2} ${y - 56}L${x + 12} ${y - 30}`, 2, 'trim'),
        disc('steelDark', x + turn / 2, y - 56, 4, 1.2),
        pentacle(x, y, size, turn),
      ],
    ),
    put(craftsman, { x: -28, y: -24, size: 1.1 }),
    bench,
    firelight(512, 724, 260, 1),
    wedges,
    malletArm,
    coin,
    put(candle, { x: 148, y: 248, size: 0.75 }),
    chiselArm,
    chips,
    greatStar(233, 672, 15, 'light'),
    firelight(512, 740, 96, 0.8),
  ],
};
