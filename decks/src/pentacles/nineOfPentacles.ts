import { eachOf, put, tube } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { castle } from '../primitives/buildings.ts';
import { standing } from '../primitives/ground.ts';
import { hill } from '../primitives/land.ts';
import { grapes, leaf } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { pentacle } from '../suits/objects.ts';
import { VINE, foliage, snail } from './nineOfPentacles/vines.ts';
import { lady } from './nineOfPentacles/lady.ts';

export const nineOfPentacles: Scene = {
  alt: 'A woman in a rich gown with red sleeves stands at ease in her vineyard and looks at the falcon in a leather hood on her gloved fist; nine coins grow among the grapes.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    hill(610, 12, 'far', 0.4),
    castle(440, 616, 0.46),
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
    eachOf('300,166 126,300 112,486 126,690 474,300 488,486 474,690 104,818 496,818', (x, y) =>
      pentacle(x, y, 0.5),
    ),
    standing(258, 848, 130),
    times(9, (i) => leaf(170 + i * 34, 868, -110 + (i % 3) * 22, 22, i % 2 ? 'leaf' : 'leafDark', 0.2)),
    lady,
    snail,
  ],
};
