import { eachOf, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath, times, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut } from '../lino/cut.ts';
import { leaf } from '../nature/plants.ts';
import { cutStar, plainSky } from '../nature/sky.ts';
import { smallBull, smallHawk, smallLion, smallMoth } from './cornerHeads.ts';
import { worldTurtle } from './worldTurtle.ts';

const OVAL =
  'M300 190C420 190 470 320 470 456C470 592 420 722 300 722C180 722 130 592 130 456C130 320 180 190 300 190Z';

/** Those of the night round the wreath. */
const NIGHT = '300,120,24 300,816,24';

const STEM = 'M118 456A182 280 0 1 1 482 456A182 280 0 1 1 118 456Z';

/** An oval stem; on both sides pairs of leaves grow from its foot up to its top. */
const wreath: Art = [
  line(STEM, 20, 'light'),
  line(STEM, 11, 'ink'),
  mirrored(
    times(4, (i): Art => {
      const a = ((66 - i * 39) * Math.PI) / 180;
      const [x, y] = [300 + 182 * Math.cos(a), 456 + 280 * Math.sin(a)];
      const along = (Math.atan2(-280 * Math.cos(a), 182 * Math.sin(a)) * 180) / Math.PI;
      return [leaf(x, y, along - 36, 100, 'mid'), leaf(x, y, along + 36, 100, 'far')];
    }),
  ),
];

export const theWorld: Scene = {
  alt: 'A sea turtle, whose shell is the round earth, swims upwards through a wreath of leaves at night, a star above it and one below; a moth, a hawk, a bull and a lion look in from the four corners.',
  draw: () => [
    plainSky('near'),
    eachOf(NIGHT, (x = 0, y = 0, size = 0) => cutStar(x, y, size)),
    toPoints('40,40 560,40 40,876 560,876').map(([x, y]) => cut('ink', circlePath(x, y, 168), 6)),
    cut('ink', OVAL, 6),
    wreath,
    worldTurtle({ x: 300, y: 474, size: 0.76, turn: 8 }),
    mirrored([
      cut('accent', 'M300 182L262 162V204ZM300 736L262 716V758Z', 4),
      flat('accent', circlePath(300, 182, 9) + circlePath(300, 736, 9)),
    ]),
    put(smallMoth, { x: 112, y: 116, size: 0.92 }),
    put(smallHawk, { x: 490, y: 112, size: 0.92 }),
    put(smallBull, { x: 114, y: 796, size: 0.86 }),
    put(smallLion, { x: 486, y: 796, size: 0.92 }),
  ],
};
