import { eachOf, flat, put } from '../../drawing/art.ts';
import { boxPath, circlePath, times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, keyed, stroke } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';
import { field } from '../nature/land.ts';
import { leaf } from '../nature/plants.ts';
import { chatterSky } from '../nature/sky.ts';
import { peacockInPride } from './peacockInPride.ts';

const CYPRESS = outline('0,0! -40,-60 -44,-150 -22,-240 0,-300! 24,-240 42,-150 38,-60');
/** A bunch of grapes, row by row, below its stalk at 0. */
const GRAPES = '-34,30 0,26 34,30 -18,60 18,60 -34,88 0,90 18,120 -14,122 2,150';
const bunch = [
  [leaf(0, 0, 160, 74, 'near'), leaf(4, 0, 20, 74, 'near')],
  eachOf(GRAPES, (x = 0, y = 0) => keyed('accent', circlePath(x, y, 19), 4)),
];

export const nineOfPentacles: Scene = {
  alt: 'A peacock faces us at its ease before a garden wall and spreads the great fan of its tail, with nine coins as the eyes of its feathers; ripe grapes hang on both sides, and cypresses stand behind.',
  draw: () => [
    chatterSky('sky', 4, { marks: 'far', gap: 130 }),
    [70, 530, 120, 486].map((x, i) =>
      put([cut('mid', CYPRESS), hatch(CYPRESS, { angle: 60, gap: 26, width: 6, reach: 0.3 })], {
        x,
        y: 640,
        size: i < 2 ? 1.3 : 1,
      }),
    ),
    // The wall, course upon course.
    flat('far', boxPath(30, 640, 540, 250)),
    times(3, (row) => [
      stroke('near', `40,${716 + row * 60} 300,${720 + row * 60} 560,${716 + row * 60}`, [4, 5, 4]),
      times(2, (i) => {
        const x = (i ? 476 : 66) + (row % 2) * 44;
        return stroke('near', `${x},${662 + row * 60} ${x},${718 + row * 60}`, [4, 4]);
      }),
    ]),
    keyed('light', boxPath(20, 636, 560, 30), 5),
    put(bunch, { x: 82, y: 668, size: 0.86 }),
    put(bunch, { x: 518, y: 668, size: 0.86 }),
    field('near', '40,826 200,812 400,812 560,826', 'mid'),
    peacockInPride,
  ],
};
