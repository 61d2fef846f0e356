import { flat, mirrored, put } from '../../drawing/art.ts';
import { boxPath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge } from '../lino/cut.ts';
import { around, hatch } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { beams, chatterSky, crescentMoon, moon } from '../nature/sky.ts';
import { crayfish } from './crayfish.ts';
import { howlingWolf } from './howlingWolf.ts';

const TOWER = 'M70 560L80 336H66V290H88V308H104V290H128V308H144V290H166V336H152L164 560Z';

export const theMoon: Scene = {
  alt: 'A dark wolf and a white dog stand and howl at the moon on both sides of a path that winds away between two dark towers; a crayfish climbs out of the pool below.',
  draw: () => [
    chatterSky('near', around(300, 230), { marks: 'mid', gap: 46 }),
    beams(300, 224, 136, 268, 30, 'glow', 10),
    moon(300, 224, 116, 'glow', 'light'),
    crescentMoon({ x: 300, y: 224 }, 112, 'light'),
    field('mid', '200,520 300,486 400,520', 'far'),
    mirrored([
      cut('ink', TOWER, 6),
      hatch(TOWER, { role: 'mid', angle: 4, gap: 20, width: 4, reach: 0.34 }),
      flat('glow', boxPath(104, 352, 10, 30)),
      flat('glow', boxPath(124, 420, 10, 30)),
    ]),
    field('mid', '40,560 200,530 400,530 560,560', 'far'),
    cut(
      'sky',
      'M296 490C308 506 300 520 292 536C276 566 332 584 330 620C328 654 268 674 268 712C268 740 262 760 244 786H370C354 748 350 730 352 710C356 676 396 656 394 614C392 580 318 566 318 536C320 520 318 504 304 490Z',
      5,
    ),
    howlingWolf({ x: 158, y: 742, size: 0.78 }, 'ink', 'ink', 'light'),
    howlingWolf({ x: 444, y: 742, size: 0.76, flip: true }, 'light', 'sky', 'ink'),
    field('near', '40,800 150,782 230,752 300,744 370,752 450,784 560,800', 'far'),
    [gouge('180,800 300,790 420,802', 6), gouge('90,846 200,838 300,846', 6, 'far')],
    put(crayfish, { y: -24 }),
  ],
};
