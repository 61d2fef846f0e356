import { eachOf } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, cutStroke, gouge, keyed, stroke } from '../lino/cut.ts';
import { outward } from '../lino/marks.ts';
import { limb } from '../nature/body.ts';
import { field } from '../nature/land.ts';
import { leaf } from '../nature/plants.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { hangingTrain } from './hangingTrain.ts';
import { perchedPeacock } from './perchedPeacock.ts';

/** Grapes that hang from the bough, row by row. */
const GRAPES = '84,526 118,522 150,528 70,556 102,554 134,556 88,586 120,586 106,616';

export const nineOfPentacles: Scene = {
  alt: 'A peacock with a red breast sits on a bough, and its long train hangs down and across the card, with nine coins as the eyes of its feathers; a bunch of grapes and vine leaves hang beside it.',
  draw: () => [
    chatterSky('sky', outward(140, 150), { marks: 'far', gap: 80 }),
    beams(140, 150, 60, 460, 24, 'far', 20),
    field('mid', '40,800 200,780 400,790 560,770', 'near'),
    cut('ink', limb('-20,490,46 120,474,40 280,468,38 420,470,30 640,450,22'), 6),
    gouge('40,478 160,468 300,462', 6, 'far'),
    hangingTrain,
    perchedPeacock,
    stroke('ink', '110,480 114,496 110,516', [8, 6, 5]),
    [leaf(104, 490, 150, 84, 'near'), leaf(124, 486, 20, 76, 'near'), leaf(60, 470, -120, 70, 'near')],
    eachOf(GRAPES, (x = 0, y = 0) => keyed('accent', circlePath(x, y, 18), 4)),
    cutStroke('ink', '170,468 190,440 184,414 200,404', [6, 5, 4, 3], [10, 9, 8, 6]),
  ],
};
