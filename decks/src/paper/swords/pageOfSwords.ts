import { eachOf, flat, put } from '../../drawing/art.ts';
import { polar, times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge } from '../lino/cut.ts';
import { drivenCloud } from '../nature/clouds.ts';
import { openBindweed } from '../nature/flowers.ts';
import { field } from '../nature/land.ts';
import { leaf } from '../nature/plants.ts';
import { chatterSky } from '../nature/sky.ts';
import { hummingbird } from './hummingbird.ts';
import { stuck } from './stuck.ts';
import { stemBefore, stemBehind } from './windingStem.ts';

/** Two arcs beside each wing, which beats to and fro. */
const BEATS = eachOf(
  '344,300,140,-138,-106 344,300,168,-136,-108 352,352,158,-16,14 352,352,184,-14,12',
  (x = 0, y = 0, r = 0, from = 0, to = 0) =>
    gouge(
      times(5, (i) => polar(x, y, r, from + ((to - from) * i) / 4)),
      11,
      'mid',
    ),
);

export const pageOfSwords: Scene = {
  alt: 'A hummingbird with a red throat hovers before a tall sword that stands in a windy hilltop, and dips its fine bill into the topmost flower of a red bindweed, which winds round the blade up to the hilt; the wind takes some petals.',
  draw: () => [
    chatterSky('far', -8, { marks: 'light', foot: 640 }),
    put(drivenCloud({ size: 0.56 }), { x: 120, y: 150, flip: true }),
    field('mid', '40,740 200,730 400,716 560,690', 'far'),
    field('ink', '40,830 160,806 300,816 460,826 560,820', 'mid', 24, 30),
    stemBehind,
    stuck(158, 840, 2.3, 0, 'ink'),
    stemBefore,
    [flat('ink', 'M200 842q24 -22 50 0l6 24h-62Z'), gouge('198,846 225,830 252,846', 5)],
    eachOf('222,812,-16,62 96,746,160,56 106,628,214,54 210,570,-20,50', (x = 0, y = 0, turn = 0, long) =>
      leaf(x, y, turn, long, 'near'),
    ),
    eachOf(
      '80,800,-20,0.78 240,734,10,0.88 80,670,-20,0.76 228,604,20,0.7 166,462,-10,0.8',
      (x = 0, y = 0, turn = 0, size = 1) => openBindweed({ x, y, turn, size }),
    ),
    eachOf('330,640,-24 404,590,20 308,724,10', (x = 0, y = 0, turn = 0) =>
      put(cut('accent', 'M-15 0Q-4 -13 15 -3Q4 12 -15 0Z', 3), { x, y, turn }),
    ),
    put([BEATS, hummingbird], { x: 14, y: 68, size: 0.97 }),
    [gouge('110,862 84,840 50,844', 8, 'far'), gouge('520,866 490,840 420,836', 8, 'far')],
  ],
};
