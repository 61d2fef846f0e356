import type { Art } from '../../drawing/art.ts';
import { flat, put } from '../../drawing/art.ts';
import { toPoints, toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import type { PaperInk } from '../inks.ts';
import { joined, stroke } from '../lino/cut.ts';
import { outward } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';
import { field } from '../nature/land.ts';
import { blossom, leaf, tuft } from '../nature/plants.ts';
import { chatterSky } from '../nature/sky.ts';
import { cup } from '../objects.ts';
import { rockingHorse } from './rockingHorse.ts';

const posy = (x: number, y: number, size: number, role: PaperInk): Art => [
  stroke('near', toPoints(`${x},${y - 60 * size} ${x},${y - 130 * size}`), [8, 6]),
  [leaf(x, y - 70 * size, -150, 62 * size, 'near'), leaf(x, y - 70 * size, -30, 62 * size, 'near')],
  blossom(x, y - 138 * size, 50 * size, role),
  cup(x, y, size),
];

const BOUGH = ['20,96,50 150,100,40 300,112,28 420,104,16 520,84,6', '180,100,20 250,130,12 290,150,5'].map(
  limb,
);

export const sixOfCups: Scene = {
  alt: 'A painted rocking horse with a red saddle stands in the grass under a leafy bough, and six golden cups with a flower in each stand before it.',
  draw: () => [
    chatterSky('sky', outward(300, 420), { marks: 'far', gap: 50 }),
    field('far', '40,560 200,530 400,550 560,520', 'light'),
    field('mid', '40,650 220,630 400,636 560,620', 'far'),
    toTriples(
      '70,110,70 130,108,110 220,110,-60 236,130,80 330,106,70 400,104,100 470,96,60 110,84,-110 180,84,-60 400,96,-50',
    ).map(([x, y, turn], i) => leaf(x, y, turn, 76 + (i % 3) * 12, i % 2 ? 'mid' : 'near')),
    joined('ink', BOUGH, 6),
    // Its shadow in the grass.
    flat('ink', outline('120,712! 200,716 316,724 440,716 496,708! 450,740 316,750 170,738')),
    put(rockingHorse, { x: 16, y: 36, size: 0.95 }),
    field('near', '40,790 200,760 400,764 560,790', 'mid'),
    toTriples('92,782,0 259,786,0 426,782,0').map(([x, y]) => posy(x, y, 0.54, 'light')),
    toTriples('175,810,0 342,812,0 508,806,0').map(([x, y]) => posy(x, y, 0.54, 'accent')),
    toPoints('130,880 300,884 470,880').map(([x, y]) => tuft(x, y, 46, 'ink')),
  ],
};
