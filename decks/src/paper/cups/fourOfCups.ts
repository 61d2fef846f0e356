import { flat } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge } from '../lino/cut.ts';
import { hatch, lens, ticks } from '../lino/marks.ts';
import { cloud } from '../nature/clouds.ts';
import { field } from '../nature/land.ts';
import { leaf, tuft } from '../nature/plants.ts';
import { chatterSky } from '../nature/sky.ts';
import { cup } from '../objects.ts';
import { hedgehog } from './hedgehog.ts';

const TRUNK = 'M20 700V40H160C150 200 160 420 236 700Z';
const CROWN =
  'M30 30H570V150C540 190 500 150 464 176C430 214 390 170 350 186C310 230 270 190 236 214C200 262 150 220 112 240C90 262 60 262 30 246Z';

export const fourOfCups: Scene = {
  alt: 'A hedgehog sits under a tree with its eyes shut and its back to three cups in the grass; a cloud offers it a fourth, and it does not look.',
  draw: () => [
    chatterSky('sky', 6, { marks: 'far' }),
    field('far', '40,590 200,560 400,572 560,540', 'light'),
    field('mid', '40,660 200,630 400,610 560,626', 'far'),
    cut('near', TRUNK, 6),
    hatch(TRUNK, { role: 'far', angle: 84, gap: 17, width: 5, reach: 0.4 }),
    cut('ink', CROWN, 6),
    ticks(CROWN, { role: 'mid', flow: (x) => 60 + x * 0.1, gap: 27, length: 26, width: 8 }),
    [leaf(262, 240, 100, 48, 'mid'), leaf(540, 200, 80, 44, 'mid')],
    cup(442, 316, 1.1, -15),
    cloud({ x: 462, y: 442, size: 0.96 }),
    gouge('372,448 400,424 440,428 452,446', 9, 'far'),
    field('near', '40,700 200,716 400,706 560,700', 'mid'),
    flat('ink', lens([64, 716], [420, 716], 16)),
    hedgehog({ x: 266, y: 602, size: 0.9 }),
    [tuft(84, 872, 80, 'ink', 9), tuft(172, 876, 60), tuft(226, 872, 50)],
    flat('ink', [300, 404, 508].map((x) => lens([x - 42, 862], [x + 52, 862], 14)).join('')),
    [300, 404, 506].map((x, i) => cup(x, i % 2 ? 786 : 794, 0.62)),
    [284, 322, 388, 424, 490, 524].map((x, i) => tuft(x, 874 - (i % 2) * 4, 44)),
  ],
};
