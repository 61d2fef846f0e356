import { eachOf, flat, put } from '../../drawing/art.ts';
import { boxPath, circlePath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { keyed, stroke } from '../lino/cut.ts';
import { leaf } from '../nature/plants.ts';
import { chatterSky } from '../nature/sky.ts';
import { fannedPeacock } from './fannedPeacock.ts';

/** A bunch of grapes, row by row, below its stalk at 0. */
const GRAPES = '-34,30 0,26 34,30 -18,60 18,60 -34,88 0,90 18,120 -14,122 2,150';
const bunch = [
  [leaf(0, 0, 160, 74, 'near'), leaf(4, 0, 20, 74, 'near')],
  eachOf(GRAPES, (x = 0, y = 0) => keyed('accent', circlePath(x, y, 19), 4)),
];

export const nineOfPentacles: Scene = {
  alt: 'A peacock stands at its ease on a garden wall with its head turned aside and raises its fan behind it, with nine coins as the eyes of its feathers; ripe grapes hang over the wall on both sides.',
  draw: () => [
    chatterSky('sky', 4, { marks: 'far', gap: 130 }),
    // The wall, course upon course.
    flat('far', boxPath(30, 760, 540, 130)),
    stroke('near', '40,832 300,836 560,832', [4, 5, 4]),
    eachOf('196,796 340,796 450,796 270,836 390,836', (x = 0, y = 0) =>
      stroke('near', `${x},${y} ${x},${y + 38}`, [4, 4]),
    ),
    fannedPeacock,
    keyed('light', boxPath(20, 756, 560, 36), 5),
    put(bunch, { x: 100, y: 766, size: 0.6 }),
    put(bunch, { x: 500, y: 766, size: 0.6 }),
  ],
};
