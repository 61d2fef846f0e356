import { flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath, times, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut } from '../lino/cut.ts';
import { outward, ticks } from '../lino/marks.ts';
import { leaf } from '../nature/plants.ts';
import { chatterSky, cutStar } from '../nature/sky.ts';
import { smallBull, smallHawk, smallLion, smallMoth } from './cornerHeads.ts';
import { earth } from '../nature/earth.ts';
import { worldSwallow } from './worldSwallow.ts';

const OVAL =
  'M300 190C420 190 470 320 470 456C470 592 420 722 300 722C180 722 130 592 130 456C130 320 180 190 300 190Z';

/** An oval stem with two rows of leaves. */
const wreath: Art = [
  line('M118 456A182 280 0 1 1 482 456A182 280 0 1 1 118 456Z', 13, 'light'),
  line('M118 456A182 280 0 1 1 482 456A182 280 0 1 1 118 456Z', 7, 'ink'),
  times(44, (i): Art => {
    const angle = (Math.floor(i / 2) * 360) / 22;
    const [x, y] = [
      300 + 182 * Math.cos((angle * Math.PI) / 180),
      456 + 280 * Math.sin((angle * Math.PI) / 180),
    ];
    return leaf(x, y, angle + (i % 2 ? 44 : 124), i % 2 ? 62 : 52, i % 2 ? 'near' : 'mid');
  }),
];

export const theWorld: Scene = {
  alt: 'A swallow flies over the round earth inside a wreath of leaves; a moth, a hawk, a bull and a lion look in from the four corners.',
  draw: () => [
    chatterSky('sky', outward(300, 456), { marks: 'far', foot: 880, gap: 84 }),
    toPoints('40,40 560,40 40,876 560,876').map(([x, y]) => cut('near', circlePath(x, y, 156), 6)),
    cut('glow', OVAL, 6),
    ticks(OVAL, {
      flow: outward(300, 584),
      gap: 60,
      length: 50,
      width: 5,
      tone: (_, y) => (y < 520 ? 0.8 : 0),
    }),
    toPoints('74,300 526,300 74,620 526,620 70,456 530,456').map(([x, y]) => cutStar(x, y, 16, 'far')),
    wreath,
    toPoints('200,350 300,230 420,420 176,452').map(([x, y]) => cutStar(x, y, 18, 'accent')),
    earth,
    worldSwallow({ x: 310, y: 396, size: 0.84, turn: -18 }),
    mirrored([
      cut('accent', 'M300 182L262 162V204ZM300 736L262 716V758Z', 4),
      flat('accent', circlePath(300, 182, 9) + circlePath(300, 736, 9)),
    ]),
    put(smallMoth, { x: 112, y: 110, size: 1.06 }),
    put(smallHawk, { x: 494, y: 110, size: 0.9 }),
    put(smallBull, { x: 112, y: 800, size: 0.96 }),
    put(smallLion, { x: 488, y: 800, size: 0.98 }),
  ],
};
