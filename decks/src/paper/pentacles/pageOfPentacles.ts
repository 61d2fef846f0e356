import { flat, put } from '../../drawing/art.ts';
import { boxPath, circlePath, times, toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { around, ticks } from '../lino/marks.ts';
import { blossom, leaf, tuft } from '../nature/plants.ts';
import { plainSky } from '../nature/sky.ts';
import { pentacle } from '../objects.ts';
import { curledFawn } from './curledFawn.ts';

const FLOWERS =
  '92,116,34 186,96,24 474,110,30 530,196,22 84,760,30 500,742,34 532,660,22 176,816,26 430,824,26';

export const pageOfPentacles: Scene = {
  alt: 'A spotted fawn, seen from above, lies curled in the grass among flowers round a gold coin, its legs folded and its nose almost touching the rim.',
  draw: () => [
    plainSky('near'),
    ticks(boxPath(44, 44, 512, 826), { role: 'mid', flow: around(300, 440), gap: 42, length: 40, width: 8 }),
    // Its shadow lies on the grass at the lower right.
    flat('ink', circlePath(322, 454, 226)),
    toTriples('60,220,-50 548,300,-130 60,640,20 540,560,160').map(([x, y, turn]) =>
      leaf(x, y, turn, 90, 'mid'),
    ),
    toTriples(FLOWERS).map(([x, y, r], i) => blossom(x, y, r, i % 2 ? 'glow' : 'light')),
    pentacle(308, 436, 0.9, 8),
    put(curledFawn, { x: 302, y: 424, size: 0.91 }),
    times(4, (i) => tuft(96 + i * 136, 868, 62, 'ink', 9)),
  ],
};
