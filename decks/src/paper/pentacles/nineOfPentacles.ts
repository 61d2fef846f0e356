import { eachOf, mirrored } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { keyed, stroke } from '../lino/cut.ts';
import { field } from '../nature/land.ts';
import { leaf } from '../nature/plants.ts';
import { beams, plainSky } from '../nature/sky.ts';
import { displayingPeacock } from './displayingPeacock.ts';

/** Grapes that lie on the ground in a bunch, row by row. */
const GRAPES = '92,790 124,782 156,790 108,818 140,816 124,844';

export const nineOfPentacles: Scene = {
  alt: 'A peacock with a red breast stands before us and spreads its train over the whole card, with nine coins as the eyes of its feathers; ripe grapes lie on both sides of it.',
  draw: () => [
    plainSky('sky'),
    beams(300, 600, 330, 640, 30, 'far', 20),
    field('mid', '40,740 200,720 400,720 560,740', 'near'),
    field('near', '40,800 200,790 400,790 560,800', 'mid'),
    displayingPeacock,
    mirrored([
      stroke('ink', '170,760 140,764 120,776', [6, 6, 5]),
      [leaf(140, 768, 200, 70, 'mid'), leaf(150, 764, -40, 56, 'mid')],
      eachOf(GRAPES, (x = 0, y = 0) => keyed('accent', circlePath(x, y, 17), 4)),
    ]),
  ],
};
