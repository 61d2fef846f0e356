import { eachOf, put, tube } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { castle } from '../primitives/buildings.ts';
import { hill } from '../primitives/land.ts';
import { grapes } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { pentacle } from '../suits/objects.ts';
import { VINE, foliage } from './nineOfPentacles/vines.ts';
import { lady } from './nineOfPentacles/lady.ts';

export const nineOfPentacles: Scene = {
  alt: 'A woman in a rich gown with red sleeves, seen near in profile, looks at the falcon in a leather hood on her gloved fist; nine coins hang among the grapes of an arch of vines.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    hill(610, 12, 'far', 0.4),
    castle(330, 616, 0.5),
    hill(660, 8, 'mid', 2),
    hill(840, 4, 'near', 1),
    [false, true].map((flip) =>
      put(
        [
          tube('woodDark', `M${VINE.map((point) => point.join(' ')).join('L')}`, 7),
          foliage,
          grapes(216, 166, 0.7),
          grapes(176, 420, 0.8),
          grapes(78, 630, 0.8),
          grapes(184, 640, 0.8),
        ],
        flip ? { x: 600, flip } : {},
      ),
    ),
    eachOf('300,156 190,196 410,196 102,290 498,290 522,412 524,530 520,660 504,800', (x, y) =>
      pentacle(x, y, 0.46),
    ),
    lady,
  ],
};
