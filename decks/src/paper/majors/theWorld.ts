import { eachOf, put } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut } from '../lino/cut.ts';
import { cutStar, plainSky } from '../nature/sky.ts';
import { smallBull, smallHawk, smallLion, smallMoth } from './cornerHeads.ts';
import { laurelWreath } from './laurelWreath.ts';
import { worldTurtle } from './worldTurtle.ts';

const OVAL =
  'M300 190C420 190 470 320 470 456C470 592 420 722 300 722C180 722 130 592 130 456C130 320 180 190 300 190Z';

/** Those of the night round the wreath. */
const NIGHT = '70,330,22 530,330,22';

export const theWorld: Scene = {
  alt: 'A sea turtle, whose shell is the round earth, swims upwards through a laurel wreath with two red bows at night, a star on either side; a moth, a hawk, a bull and a lion look in from the four corners.',
  draw: () => [
    plainSky('near'),
    eachOf(NIGHT, (x = 0, y = 0, size = 0) => cutStar(x, y, size)),
    toPoints('40,40 560,40 40,876 560,876').map(([x, y]) => cut('ink', circlePath(x, y, 168), 6)),
    cut('ink', OVAL, 6),
    laurelWreath,
    worldTurtle({ x: 300, y: 474, size: 0.76, turn: 8 }),
    put(smallMoth, { x: 112, y: 116, size: 0.92 }),
    put(smallHawk, { x: 490, y: 112, size: 0.92 }),
    put(smallBull, { x: 114, y: 796, size: 0.86 }),
    put(smallLion, { x: 486, y: 796, size: 0.92 }),
  ],
};
