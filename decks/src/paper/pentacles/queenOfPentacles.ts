import { mirrored } from '../../drawing/art.ts';
import { toPoints, toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cutStroke } from '../lino/cut.ts';
import { around } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { blossom, leaf } from '../nature/plants.ts';
import { chatterSky, crescentMoon, cutStar } from '../nature/sky.ts';
import { pentacle } from '../objects.ts';
import { hen } from './hen.ts';
import { nest } from './nest.ts';

export const queenOfPentacles: Scene = {
  alt: 'A white hen with a red comb broods at night on a nest of loose straw in a bower of roses, a great coin before her breast; a crescent moon and a few stars shine in above the hills.',
  draw: () => [
    chatterSky('ink', around(400, 210), { marks: 'near', foot: 400, gap: 120 }),
    crescentMoon({ x: 404, y: 200, turn: -28 }, 66),
    toTriples('290,150,18 440,320,16').map(([x, y, r]) => cutStar(x, y, r)),
    field('near', '40,500 180,450 330,490 460,450 560,480', 'mid', 4, 60),
    field('mid', '40,620 300,580 560,620', 'near', 4, 60),
    mirrored([
      cutStroke(
        'near',
        '62,900 66,640 58,400 110,190 240,80 330,70',
        [20, 17, 15, 13, 11, 8],
        [30, 26, 24, 22, 20, 14],
      ),
      toPoints('64,560 60,430 78,300 110,200 170,130 180,120 240,84').map(([x, y], i) =>
        leaf(x, y, i % 2 ? -20 : 200 - (y < 180 ? 110 : 0), 68, 'mid'),
      ),
      blossom(56, 480, 34),
      blossom(78, 262, 38),
      blossom(146, 148, 34),
      blossom(222, 96, 26),
    ]),
    field('near', '40,800 200,776 400,790 560,776', 'far', 4, 60),
    hen,
    nest,
    pentacle(300, 764, 0.94, -10),
  ],
};
