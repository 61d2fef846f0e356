import { flat } from '../../drawing/art.ts';
import { toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut } from '../lino/cut.ts';
import { hatch, lens, ticks } from '../lino/marks.ts';
import { cloud } from '../nature/clouds.ts';
import { field } from '../nature/land.ts';
import { leaf, tuft } from '../nature/plants.ts';
import { chatterSky } from '../nature/sky.ts';
import { cup } from '../objects.ts';
import { curledHedgehog } from './curledHedgehog.ts';

const TRUNK = 'M20 760V40H120C112 200 118 420 150 760Z';
const CROWN =
  'M30 30H570V120C540 160 500 120 464 146C430 184 390 140 350 156C310 200 270 160 236 184C200 232 150 190 112 210C90 232 60 232 30 216Z';

export const fourOfCups: Scene = {
  alt: 'A hedgehog has rolled itself into a ball under a tree, its eyes shut in the middle of its spines; three cups stand before it in the grass, a cloud offers it a fourth, and it does not look.',
  draw: () => [
    chatterSky('sky', 6, { marks: 'far' }),
    field('far', '40,540 200,520 400,532 560,500', 'light'),
    cut('near', TRUNK, 6),
    hatch(TRUNK, { role: 'far', angle: 86, gap: 17, width: 5, reach: 0.4 }),
    cut('ink', CROWN, 6),
    ticks(CROWN, { role: 'mid', flow: (x) => 60 + x * 0.1, gap: 29, length: 26, width: 8 }),
    [leaf(250, 206, 100, 48, 'mid'), leaf(90, 300, 70, 44, 'mid')],
    cup(452, 256, 1.06, -10),
    cloud({ x: 458, y: 388, size: 1.06 }),
    field('mid', '40,690 200,680 400,686 560,676', 'far'),
    flat('ink', lens([60, 796], [500, 800], 26)),
    curledHedgehog({ x: 260, y: 606, size: 1.02 }),
    toPoints('110,848 416,842 500,812').map(([x, y]) => [
      flat('ink', lens([x - 50, y], [x + 60, y], 12)),
      cup(x, y - 68, 0.72),
    ]),
    [60, 190, 262, 330, 546].map((x, i) => tuft(x, 876 - (i % 2) * 4, 50)),
  ],
};
