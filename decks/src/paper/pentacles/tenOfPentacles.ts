import { put } from '../../drawing/art.ts';
import { toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut } from '../lino/cut.ts';
import { outward } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';
import { field, mountains } from '../nature/land.ts';
import { tuft } from '../nature/plants.ts';
import { chatterSky } from '../nature/sky.ts';
import { pentacle } from '../objects.ts';
import { homeTree } from './homeTree.ts';
import { sleepingDog } from './sleepingDog.ts';

/** In the pattern of the Tree of Life; the tenth hangs over the door. */
const COINS = toPoints('300,134 424,196 176,196 424,310 176,310 300,254 424,426 176,426 300,374 300,506');

export const tenOfPentacles: Scene = {
  alt: 'Ten coins hang on the boughs of a great old tree, in the pattern of the Tree of Life; in its trunk are two lit windows and a red door ajar, from which light falls on the path and on an old white dog that sleeps beside it.',
  draw: () => [
    chatterSky('near', outward(300, 320), { marks: 'mid', foot: 700, gap: 60 }),
    mountains(660, '80,150,120 520,150,130', 'mid'),
    field('mid', '40,660 200,640 400,646 560,650', 'far'),
    homeTree,
    COINS.map(([x, y], i) => pentacle(x, y, 0.52, i * 14)),
    field('near', '40,850 160,830 240,806 360,806 440,830 560,846', 'mid'),
    cut('glow', outline('256,806! 356,806! 380,840 470,890! 210,890! 246,840'), 5),
    put(sleepingDog, { x: 30, y: 132, size: 0.85 }),
    tuft(524, 874, 44, 'mid', 9),
  ],
};
