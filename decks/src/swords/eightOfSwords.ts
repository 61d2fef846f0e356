import { eachOf } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { hill, lake } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { planted, crag, sand } from './eightOfSwords/shore.ts';
import { woman } from './eightOfSwords/boundWoman.ts';

export const eightOfSwords: Scene = {
  alt: 'A bound and blindfolded woman stands on wet sand, eight swords planted to her left and right, her arms roped to her body; nothing bars the way in front of her, and a castle stands on a crag far behind.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    crag,
    hill(600, 6, 'far', 1.2),
    lake(616, 700),
    sand,
    eachOf('170,690,4 436,690,-4 120,702,-5 486,702,5 72,718,2 530,718,-3', (x, y, turn) =>
      planted(x, y, 0.98, turn),
    ),
    woman,
    eachOf('104,846,-6 500,846,6', (x, y, turn) => planted(x, y, 1.2, turn)),
  ],
};
