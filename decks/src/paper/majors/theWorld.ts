import { put } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut } from '../lino/cut.ts';
import { plainSky } from '../nature/sky.ts';
import { smallBull, smallHawk, smallLion, smallMoth } from './cornerHeads.ts';
import { laurelWreath } from './laurelWreath.ts';
import { worldTurtle } from './worldTurtle.ts';

const OVAL =
  'M300 190C420 190 470 320 470 456C470 592 420 722 300 722C180 722 130 592 130 456C130 320 180 190 300 190Z';

export const theWorld: Scene = {
  alt: 'A sea turtle from above, whose shell is the round earth in a rim of carved scutes, swims through a laurel wreath with two red bows at night, one flipper forward; a moth, a hawk, a bull and a lion look in from the corners.',
  draw: () => [
    plainSky('near'),
    toPoints('40,40 560,40 40,876 560,876').map(([x, y]) => cut('ink', circlePath(x, y, 196), 6)),
    cut('ink', OVAL, 6),
    laurelWreath,
    worldTurtle({ x: 304, y: 470, size: 0.76, turn: 10 }),
    put(smallMoth, { x: 122, y: 120, size: 0.92 }),
    put(smallHawk, { x: 482, y: 116, size: 0.94 }),
    put(smallBull, { x: 120, y: 790, size: 0.86 }),
    put(smallLion, { x: 480, y: 796, size: 1.06 }),
  ],
};
