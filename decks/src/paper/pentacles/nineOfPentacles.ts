import { eachOf, flat, put } from '../../drawing/art.ts';
import { boxPath, circlePath, times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, keyed, stroke } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';
import { leaf } from '../nature/plants.ts';
import { chatterSky } from '../nature/sky.ts';
import { perchedPeacock } from './perchedPeacock.ts';

const CYPRESS = outline('0,0! -40,-60 -44,-150 -22,-240 0,-300! 24,-240 42,-150 38,-60');
/** A bunch of grapes, row by row, below its stalk at 0. */
const GRAPES = '-34,30 0,26 34,30 -18,60 18,60 -34,88 0,90 18,120 -14,122 2,150';
const bunch = [
  [leaf(0, 0, 160, 74, 'near'), leaf(4, 0, 20, 74, 'near')],
  eachOf(GRAPES, (x = 0, y = 0) => keyed('accent', circlePath(x, y, 19), 4)),
];

export const nineOfPentacles: Scene = {
  alt: 'A peacock sits at its ease on a garden wall with its back to us and its head turned aside; its long train hangs down before the wall, with nine coins as the eyes of its feathers, and ripe grapes hang on both sides.',
  draw: () => [
    chatterSky('sky', 4, { marks: 'far', gap: 130 }),
    [76, 152, 470, 540].map((x, i) =>
      put([cut('mid', CYPRESS), hatch(CYPRESS, { angle: 60, gap: 26, width: 6, reach: 0.3 })], {
        x,
        y: 440,
        size: i % 3 ? 0.8 : 1,
      }),
    ),
    // The wall, course upon course.
    flat('far', boxPath(30, 440, 540, 450)),
    times(6, (row) => [
      stroke('near', `40,${526 + row * 66} 300,${530 + row * 66} 560,${526 + row * 66}`, [4, 5, 4]),
      times(2, (i) => {
        const x = (i ? 510 : 70) + (row % 2) * 40;
        return stroke('near', `${x},${464 + row * 66} ${x},${526 + row * 66}`, [4, 4]);
      }),
    ]),
    keyed('light', boxPath(20, 426, 560, 36), 5),
    stroke('ink', '30,470 90,478 150,464', [8, 6, 4]),
    stroke('ink', '570,470 510,478 460,464', [8, 6, 4]),
    put(bunch, { x: 96, y: 476 }),
    put(bunch, { x: 506, y: 476 }),
    perchedPeacock,
  ],
};
