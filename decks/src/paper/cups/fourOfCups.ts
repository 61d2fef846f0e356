import { flat } from '../../drawing/art.ts';
import { toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut } from '../lino/cut.ts';
import { hatch, lens, ticks } from '../lino/marks.ts';
import { limb } from '../nature/body.ts';
import { cloud } from '../nature/clouds.ts';
import { field } from '../nature/land.ts';
import { leaf, tuft } from '../nature/plants.ts';
import { chatterSky } from '../nature/sky.ts';
import { cup } from '../objects.ts';
import { sloth } from './sloth.ts';

const CROWN =
  'M30 30H570V110C540 150 500 110 464 136C430 164 390 120 350 140C310 180 270 140 236 164C200 212 150 170 112 190C90 212 60 212 30 196Z';
const BOUGH = limb('-280,216,124 -120,206,110 60,204,96 220,190,76 340,150,54');

export const fourOfCups: Scene = {
  alt: 'A sloth lies over a bough with its eyes nearly shut, one long arm hanging down; three cups stand in the grass below it, a cloud offers it a fourth, and it does not look.',
  draw: () => [
    chatterSky('sky', 6, { marks: 'far' }),
    field('far', '40,640 200,610 400,620 560,600', 'light'),
    field('mid', '40,740 200,730 400,736 560,726', 'far'),
    cut('ink', CROWN, 6),
    ticks(CROWN, { role: 'mid', flow: (x) => 60 + x * 0.1, gap: 31, length: 26, width: 8 }),
    cloud({ x: 484, y: 318, size: 0.8 }),
    cup(480, 196, 0.86, -6),
    sloth({ x: 266, y: 420 }, [
      cut('ink', BOUGH, 6),
      hatch(BOUGH, { role: 'mid', angle: -3, gap: 15, width: 5, side: 'all' }),
    ]),
    [leaf(536, 560, 60, 56, 'mid'), leaf(70, 690, 70, 60, 'mid')],
    toPoints('100,850 202,850 304,850').map(([x, y]) => [
      flat('ink', lens([x - 50, y], [x + 60, y], 12)),
      cup(x, y - 68, 0.72),
    ]),
    [60, 168, 282, 400, 500].map((x, i) => tuft(x, 878 - (i % 2) * 4, 50)),
  ],
};
