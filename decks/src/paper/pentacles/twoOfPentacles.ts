import { boxPath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { ticks } from '../lino/marks.ts';
import { plainSky } from '../nature/sky.ts';
import { lilyPad, waterLily } from '../nature/waterLily.ts';
import { pentacle } from '../objects.ts';
import { circlingCarp } from './circlingCarp.ts';

export const twoOfPentacles: Scene = {
  alt: 'Seen from above, a white carp with red patches and a red one swim tail to tail in a dark pond, each round a coin, so that they make a figure of eight; lily pads and a water lily float at the edges.',
  draw: () => [
    plainSky('near'),
    ticks(boxPath(44, 44, 512, 824), { role: 'mid', flow: -6, gap: 104, length: 64, width: 7 }),
    lilyPad({ x: 84, y: 112, turn: 40 }),
    lilyPad({ x: 518, y: 826, turn: 190 }),
    lilyPad({ x: 536, y: 486, turn: 100, size: 0.6 }),
    circlingCarp(
      { x: 300, y: 306, size: 0.95 },
      { body: 'light', patches: 'accent', edge: 'ink' },
      pentacle(0, 0, 0.86, -10),
    ),
    circlingCarp(
      { x: 300, y: 642, turn: 180, size: 0.95 },
      { body: 'accent', patches: 'accent', edge: 'light' },
      pentacle(0, 0, 0.86, 194),
    ),
    waterLily({ x: 104, y: 806 }),
  ],
};
