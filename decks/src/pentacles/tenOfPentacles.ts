import { eachOf, fill, line, mirrored, put } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { house, pillar } from '../primitives/buildings.ts';
import { hill, tiles } from '../primitives/land.ts';
import { tree } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { pentacle } from '../suits/objects.ts';
import { husband, wife, joinedHands, elder } from './tenOfPentacles/family.ts';

export const tenOfPentacles: Scene = {
  alt: 'Under the arch of a great house an old man, large and near, looks down and strokes a hound, and behind him a young couple face each other, her hand in his; ten coins hang above in the shape of a tree.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    hill(650, 6, 'far', 1),
    house(282, 654, 0.9),
    tree(206, 668, 0.8, 'glow'),
    hill(690, 6, 'mid', 1),
    fill('stone', 'M40 900V30H560V900H500V350A200 200 0 0 0 100 350V900Z'),
    fill('stoneDark', 'M100 350A200 200 0 0 1 500 350H472A172 172 0 0 0 128 350Z'),
    tiles(780, 'stone', 'stoneDark'),
    mirrored(pillar(84, 330, 806)),
    put(
      [
        line(
          'M300 216L236 262V382L300 424L364 382V262ZM236 262L364 322M364 262L236 322M236 322L364 382M364 322L236 382M300 216V424',
          2,
          'line',
          0.75,
        ),
        eachOf('300,216 236,262 364,262 300,292 236,322 364,322 300,356 236,382 364,382 300,424', (x, y) =>
          pentacle(x, y, 0.3),
        ),
      ],
      {},
    ),
    put([husband, wife, joinedHands], { x: 170, y: 250, size: 0.62 }),
    elder,
  ],
};
