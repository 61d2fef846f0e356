import { flat, mirrored } from '../../drawing/art.ts';
import { toPoints, toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cutStroke } from '../lino/cut.ts';
import { around } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { blossom, leaf, tuft } from '../nature/plants.ts';
import { chatterSky, crescentMoon, cutStar } from '../nature/sky.ts';
import { pentacle } from '../objects.ts';
import { rabbit } from './rabbit.ts';

export const queenOfPentacles: Scene = {
  alt: 'A white rabbit rests at night in a bower of roses beside a great coin; a crescent moon and a few stars shine in above the hills.',
  draw: () => [
    chatterSky('ink', around(250, 230), { marks: 'near', foot: 560 }),
    crescentMoon({ x: 300, y: 236, turn: -28 }, 78),
    toTriples('180,190,16 420,160,20 400,320,15 170,350,18 444,400,14').map(([x, y, r]) => cutStar(x, y, r)),
    field('near', '40,520 180,450 330,490 460,440 560,480', 'mid'),
    field('mid', '40,600 300,560 560,600', 'near'),
    mirrored([
      cutStroke(
        'near',
        '70,900 76,640 64,400 120,190 240,80 330,70',
        [20, 17, 15, 13, 11, 8],
        [30, 26, 24, 22, 20, 14],
      ),
      toPoints('76,720 80,700 74,560 70,540 66,430 76,330 84,300 120,200 110,210 170,130 180,120 240,84').map(
        ([x, y], i) => leaf(x, y, i % 2 ? -20 : 200 - (y < 180 ? 110 : 0), 68, 'mid'),
      ),
      blossom(72, 640, 40),
      blossom(62, 480, 36),
      blossom(84, 262, 40),
      blossom(150, 148, 34),
      blossom(222, 96, 26),
    ]),
    field('near', '40,800 200,776 400,790 560,776', 'far'),
    flat('ink', 'M80 838C160 806 480 806 540 838C480 862 140 862 80 838Z'),
    pentacle(160, 726, 1.1, -10),
    rabbit({ x: 372, y: 836, flip: true, size: 0.82 }),
    tuft(110, 868, 60, 'ink'),
    tuft(510, 872, 66, 'ink'),
  ],
};
