import { eachOf } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { outward } from '../lino/marks.ts';
import { chatterSky } from '../nature/sky.ts';
import { wand } from '../objects.ts';
import { ember } from './ember.ts';
import { flame } from './flame.ts';
import { tiger } from './tiger.ts';

/** The flames round its head stand like a crown, the tallest in the middle. */
const CROWN =
  '80,450,2,-58 524,450,2,54 112,340,2.2,-36 490,340,2.2,32 190,262,2.2,-16 412,262,2.2,12 300,250,1.6,0';

export const kingOfWands: Scene = {
  alt: 'A tiger looks straight at us out of a crown of flames, the sign for king in the stripes of its brow; a budding wand stands before its white breast between its great forepaws, with embers round it.',
  draw: () => [
    chatterSky('near', outward(300, 420), { marks: 'mid', foot: 880, gap: 90 }),
    eachOf(CROWN, (x = 0, y = 0, size, turn) => flame(x, y, size ?? 1, turn)),
    tiger({ x: 300, y: 356, size: 0.96 }, wand(0, 400, 1.34)),
    times(6, (i) => ember({ x: 56 + i * 98, y: 862 + (i % 2) * 10, turn: i * 74, size: 0.9 })),
  ],
};
