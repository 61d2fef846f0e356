import { toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut } from '../lino/cut.ts';
import { outward } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';
import { field, mountains } from '../nature/land.ts';
import { tuft } from '../nature/plants.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { pentacle } from '../objects.ts';
import { homeTree } from './homeTree.ts';

/** In the pattern of the Tree of Life; the tenth hangs over the door. */
const COINS = toPoints('300,134 424,196 176,196 424,310 176,310 300,254 424,426 176,426 300,374 300,506');

export const tenOfPentacles: Scene = {
  alt: 'Ten coins hang in the crown of a great old tree, in the pattern of the Tree of Life; in its trunk are a red door that stands ajar and two lit windows, and a path leads over the roots to the door.',
  draw: () => [
    chatterSky('sky', outward(300, 320), { marks: 'far', foot: 700, gap: 60 }),
    beams(300, 320, 250, 560, 32, 'far', 18),
    mountains(660, '90,150,120 510,150,130', 'far'),
    field('mid', '40,660 200,640 400,646 560,650', 'far'),
    homeTree,
    COINS.map(([x, y], i) => pentacle(x, y, 0.5, i * 14)),
    field('near', '40,840 160,820 240,802 360,802 440,820 560,836', 'mid'),
    cut('sky', outline('262,800! 338,800! 350,830 400,890! 190,890! 246,830'), 5),
    tuft(110, 872, 50, 'mid', 9),
    tuft(500, 874, 50, 'mid', 9),
  ],
};
