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
import { hedgehog } from './hedgehog.ts';

const TRUNK = 'M20 760V40H140C130 200 136 420 176 760Z';
const CROWN =
  'M30 30H570V150C540 190 500 150 464 176C430 214 390 170 350 186C310 230 270 190 236 214C200 262 150 220 112 240C90 262 60 262 30 246Z';

export const fourOfCups: Scene = {
  alt: 'A hedgehog sits under a tree with its eyes shut and its paws folded, its back to three cups in the grass; a cloud offers it a fourth, and it does not look.',
  draw: () => [
    chatterSky('sky', 6, { marks: 'far' }),
    field('far', '40,590 200,560 400,572 560,540', 'light'),
    field('mid', '40,660 200,650 400,640 560,646', 'far'),
    cut('near', TRUNK, 6),
    hatch(TRUNK, { role: 'far', angle: 86, gap: 17, width: 5, reach: 0.4 }),
    cut('ink', CROWN, 6),
    ticks(CROWN, { role: 'mid', flow: (x) => 60 + x * 0.1, gap: 29, length: 26, width: 8 }),
    [leaf(262, 240, 100, 48, 'mid'), leaf(540, 200, 80, 44, 'mid')],
    cup(442, 330, 1.06, -12),
    cloud({ x: 464, y: 462, size: 1.06 }),
    field('near', '40,740 200,730 400,736 560,726', 'mid'),
    flat('ink', lens([70, 756], [400, 756], 18)),
    hedgehog({ x: 276, y: 622, size: 0.98 }),
    toPoints('346,870 436,810 514,830').map(([x, y]) => flat('ink', lens([x - 40, y], [x + 52, y], 12))),
    [436, 514].map((x, i) => cup(x, 752 + i * 20, 0.6)),
    cup(346, 812, 0.6),
    [tuft(84, 872, 80, 'ink', 9), tuft(172, 876, 60), tuft(226, 872, 50)],
    [288, 372, 392, 434, 478, 528].map((x, i) => tuft(x, 874 - (i % 2) * 4, 44)),
  ],
};
