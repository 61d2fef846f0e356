import { put } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut } from '../lino/cut.ts';
import { plainSky } from '../nature/sky.ts';
import { smallBull, smallHawk, smallLion, smallMoth } from './cornerHeads.ts';
import { laurelWreath } from './laurelWreath.ts';
import { worldTurtle } from './worldTurtle.ts';

export const theWorld: Scene = {
  alt: 'A sea turtle from above, whose shell is the round earth in a rim of carved scutes, swims through a laurel wreath with two red bows at night, one flipper forward; a moth, a hawk, a bull and a lion look in from the corners.',
  draw: () => [
    plainSky('near'),
    toPoints('40,40 560,40 40,876 560,876').map(([x, y]) => cut('ink', circlePath(x, y, 178), 6)),
    laurelWreath,
    worldTurtle({ x: 300, y: 478, size: 0.94, turn: 10 }),
    put(smallMoth, { x: 116, y: 114, size: 0.86 }),
    put(smallHawk, { x: 486, y: 112, size: 0.88 }),
    put(smallBull, { x: 116, y: 798, size: 0.82 }),
    put(smallLion, { x: 484, y: 802, size: 1 }),
  ],
};
