import { mirrored } from '../../drawing/art.ts';
import { toPoints, toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cutStroke } from '../lino/cut.ts';
import { field } from '../nature/land.ts';
import { blossom, leaf } from '../nature/plants.ts';
import { crescentMoon, cutStar, plainSky } from '../nature/sky.ts';
import { pentacle } from '../objects.ts';
import { forepaws, hare } from './seatedHare.ts';

export const queenOfPentacles: Scene = {
  alt: 'A brown hare with tall ears sits at night in a bower of roses and looks at us, both forepaws on the edge of a great coin before her; a crescent moon and a few stars shine in above the hills.',
  draw: () => [
    plainSky('ink'),
    crescentMoon({ x: 470, y: 262, turn: -28 }, 46),
    toTriples('300,190,16 130,330,14').map(([x, y, r]) => cutStar(x, y, r)),
    field('near', '40,500 180,450 330,490 460,450 560,480', 'mid', 4, 90),
    field('mid', '40,620 300,580 560,620', 'near', 4, 110),
    mirrored([
      cutStroke(
        'near',
        '62,900 66,640 58,400 110,190 240,80 330,70',
        [20, 17, 15, 13, 11, 8],
        [30, 26, 24, 22, 20, 14],
      ),
      toPoints('60,430 78,300 110,200 180,120 240,84').map(([x, y], i) =>
        leaf(x, y, i % 2 ? 200 : y < 180 ? 90 : -20, 68, 'mid'),
      ),
      blossom(58, 520, 34),
      blossom(78, 262, 38),
      blossom(146, 148, 34),
      blossom(222, 96, 26),
    ]),
    field('near', '40,800 200,776 400,790 560,776', 'far', 4, 110),
    hare,
    pentacle(300, 752, 1.3, -10),
    forepaws,
  ],
};
