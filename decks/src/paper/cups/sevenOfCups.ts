import { put } from '../../drawing/art.ts';
import { times, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge, keyed } from '../lino/cut.ts';
import { around } from '../lino/marks.ts';
import { bigStar, chatterSky, cutStar } from '../nature/sky.ts';
import { cup } from '../objects.ts';
import { hareFromBehind } from './hareFromBehind.ts';
import { castle, dragon, jewel, snake, veiled, wreath } from './wonders.ts';

/** A bank of cloud across the whole window, its billows above and below a line. */
const bank = (y: number, shift: number) => [
  keyed(
    'light',
    `M${-60 + shift} ${y}${times(7, (i) => `c6 ${-26 - (i % 2) * 12} 84 ${-26 - (i % 2) * 12} 100 0`).join('')}v30${times(7, (i) => `c-10 ${22 + (i % 2) * 10} -84 ${22 + (i % 2) * 10} -100 0`).join('')}Z`,
    5,
  ),
  times(5, (i) =>
    gouge(
      `${66 + shift + i * 100},${y + 2} ${88 + shift + i * 100},${y - 16} ${112 + shift + i * 100},${y}`,
      6,
      'far',
    ),
  ),
];

export const sevenOfCups: Scene = {
  alt: 'A hare from behind looks up at seven cups on two banks of cloud in the night sky; out of them rise a castle, a star, a dragon, a wreath of leaves, a veiled shape, a jewel and a snake.',
  draw: () => [
    chatterSky('ink', around(300, 460), { marks: 'near', foot: 880 }),
    toPoints('70,96 530,92 214,108 390,440 70,740 524,746 470,810').map(([x, y], i) =>
      cutStar(x, y, 12 + (i % 3) * 5),
    ),
    put(castle, { x: 130, y: 200, size: 0.86 }),
    bigStar(300, 154, 52, 'light'),
    put(dragon, { x: 474, y: 212, size: 0.84 }),
    toPoints('130,268 300,268 470,268').map(([x, y]) => cup(x, y, 0.86)),
    bank(364, 0),
    put(wreath, { x: 104, y: 494, size: 0.8 }),
    put(veiled, { x: 236, y: 494, size: 0.92 }),
    put(jewel, { x: 366, y: 500, size: 0.86 }),
    put(snake, { x: 492, y: 496, size: 0.92 }),
    toPoints('104,556 236,556 366,556 492,556').map(([x, y]) => cup(x, y, 0.8)),
    bank(646, -50),
    cut('far', 'M60 900C60 840 150 820 212 830C250 790 350 790 388 830C450 820 540 840 540 900Z', 5),
    hareFromBehind({ x: 300, y: 868, size: 0.86 }, 'near', 'far'),
  ],
};
