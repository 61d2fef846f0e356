import { eachOf, put } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cutStroke, gouge } from '../lino/cut.ts';
import { drivenCloud } from '../nature/clouds.ts';
import { bindweed } from '../nature/flowers.ts';
import { field } from '../nature/land.ts';
import { leaf } from '../nature/plants.ts';
import { chatterSky } from '../nature/sky.ts';
import { hummingbird } from './hummingbird.ts';
import { stuck } from './stuck.ts';

/** The stem of a bindweed, where it is behind the sword and where it is before it. */
const STEM = ['92,770 150,750 214,722', '92,660 150,640 214,612', '100,520 150,516 196,488'];
const WOUND = ['214,824 150,806 92,770', '214,722 150,694 92,660', '214,612 150,570 100,520'];

export const pageOfSwords: Scene = {
  alt: 'A hummingbird with a red throat hovers on raised wings before a sword that stands in a windy hilltop, and points its fine bill at the pommel; a bindweed with red flowers winds up the blade, and clouds are driven past below.',
  draw: () => [
    chatterSky('far', -8, { marks: 'light', foot: 640 }),
    put(drivenCloud({ size: 0.9 }), { x: 440, y: 690, flip: true }),
    put(drivenCloud({ size: 0.6 }), { x: 110, y: 160, flip: true }),
    field('mid', '40,740 200,720 400,716 560,690', 'far'),
    field('ink', '40,830 160,806 300,810 460,820 560,816', 'mid', 24, 30),
    STEM.map((points) => cutStroke('near', points, [9, 9, 8], [17, 17, 16])),
    stuck(150, 830, 1.78, 0, 'ink'),
    // It winds before the blade and behind it.
    WOUND.map((points) => cutStroke('near', points, [9, 10, 9], [17, 18, 17])),
    eachOf(
      '206,820,-36,58 92,740,214,50 214,700,-50,54 88,634,222,48 216,590,-50,48 96,520,170,50 196,486,-40,46',
      (x = 0, y = 0, turn = 0, long) => leaf(x, y, turn, long, 'near'),
    ),
    eachOf(
      '100,774,-62,0.84 200,730,58,0.92 102,668,-58,0.8 198,622,52,0.78',
      (x = 0, y = 0, turn = 0, size = 1) => bindweed({ x, y, turn, size }),
    ),
    hummingbird,
    [gouge('110,856 84,834 50,838', 8, 'far'), gouge('520,866 490,836 420,832', 8, 'far')],
  ],
};
