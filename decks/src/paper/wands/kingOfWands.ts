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
  '92,470,2,-58 520,470,2,54 120,360,2.2,-36 482,360,2.2,32 196,280,2.2,-16 410,280,2.2,12 300,262,1.5,0';

export const kingOfWands: Scene = {
  alt: 'A tiger looks straight at us out of a crown of flames, one forepaw set on the foot of a great budding wand; embers glow below its breast.',
  draw: () => [
    chatterSky('near', outward(300, 420), { marks: 'mid', foot: 880, gap: 90 }),
    eachOf(CROWN, (x = 0, y = 0, size, turn) => flame(x, y, size ?? 1, turn)),
    tiger({ x: 334, y: 420, size: 0.94 }, wand(-236, 96, 2.7)),
    times(6, (i) => ember({ x: 56 + i * 98, y: 862 + (i % 2) * 10, turn: i * 74, size: 0.9 })),
  ],
};
