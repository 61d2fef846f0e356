import { flat, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath, times, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut } from '../lino/cut.ts';
import { outward, ticks } from '../lino/marks.ts';
import { leaf } from '../nature/plants.ts';
import { chatterSky, cutStar } from '../nature/sky.ts';
import { smallBull, smallHawk, smallLion, smallMoth } from './cornerHeads.ts';
import { earth } from './earth.ts';
import { worldSwallow } from './worldSwallow.ts';

const OVAL =
  'M300 190C420 190 470 320 470 456C470 592 420 722 300 722C180 722 130 592 130 456C130 320 180 190 300 190Z';

const wreath = times(30, (i): Art => {
  const angle = (i * 360) / 30;
  const [x, y] = [
    300 + 182 * Math.cos((angle * Math.PI) / 180),
    456 + 280 * Math.sin((angle * Math.PI) / 180),
  ];
  return leaf(x, y, angle + 62, 64, i % 2 ? 'near' : 'mid');
});

export const theWorld: Scene = {
  alt: 'A swallow flies over the round earth inside a wreath of leaves; a moth, a hawk, a bull and a lion look in from the four corners.',
  draw: () => [
    chatterSky('sky', outward(300, 456), { marks: 'far', foot: 880, gap: 48 }),
    toPoints('40,40 560,40 40,876 560,876').map(([x, y]) => cut('near', circlePath(x, y, 156), 6)),
    wreath,
    cut('glow', OVAL, 6),
    ticks(OVAL, {
      flow: outward(300, 584),
      gap: 40,
      length: 40,
      width: 5,
      tone: (_, y) => (y < 520 ? 0.8 : 0),
    }),
    toPoints('200,350 300,230 420,420 176,452').map(([x, y]) => cutStar(x, y, 18, 'accent')),
    earth,
    worldSwallow({ x: 310, y: 396, size: 0.84, turn: -18 }),
    mirrored([
      cut('accent', 'M300 182L262 162V204ZM300 736L262 716V758Z', 4),
      flat('accent', circlePath(300, 182, 9) + circlePath(300, 736, 9)),
    ]),
    put(smallMoth, { x: 112, y: 110, size: 0.92 }),
    put(smallHawk, { x: 494, y: 110, size: 0.9 }),
    put(smallBull, { x: 116, y: 802, size: 0.92 }),
    put(smallLion, { x: 488, y: 802, size: 0.92 }),
  ],
};
