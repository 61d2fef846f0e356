import { put } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { gouge } from '../lino/cut.ts';
import { drivenCloud } from '../nature/clouds.ts';
import { field } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { hummingbird } from './hummingbird.ts';
import { stuck } from './stuck.ts';

export const pageOfSwords: Scene = {
  alt: 'A hummingbird with a red throat hovers on raised wings before a sword that stands in a windy hilltop, and points its fine bill at the pommel; clouds are driven past below.',
  draw: () => [
    chatterSky('far', -8, { marks: 'light', foot: 640 }),
    put(drivenCloud({ size: 0.9 }), { x: 440, y: 690, flip: true }),
    put(drivenCloud({ size: 0.6 }), { x: 110, y: 160, flip: true }),
    field('mid', '40,740 200,720 400,716 560,690', 'far'),
    field('ink', '40,830 160,806 300,810 460,820 560,816', 'mid', 24, 30),
    stuck(150, 830, 1.78, 0, 'ink'),
    hummingbird,
    [gouge('110,856 84,834 50,838', 8, 'far'), gouge('520,866 490,836 420,832', 8, 'far')],
  ],
};
