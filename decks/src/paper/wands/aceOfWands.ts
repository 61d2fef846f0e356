import { flat } from '../../drawing/art.ts';
import { toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge, stroke } from '../lino/cut.ts';
import { lens, outward } from '../lino/marks.ts';
import { field, mountains } from '../nature/land.ts';
import { leaf, tuft } from '../nature/plants.ts';
import { beams, chatterSky, sun } from '../nature/sky.ts';
import { wand } from '../objects.ts';

export const aceOfWands: Scene = {
  alt: 'A cut branch stands planted in a hill before the rising sun and puts out fresh leaves; two of them fall past it, and mountains lie behind.',
  draw: () => [
    chatterSky('sky', outward(300, 450), { marks: 'far' }),
    beams(300, 450, 190, 500, 30, 'far', 16),
    sun(300, 450, 140),
    mountains(770, '110,190,290 480,210,320'),
    wand(300, 416, 2.5),
    // Its leaves at the top grow out of the wood.
    [leaf(298, 176, -90, 96), stroke('ink', '297,196 296,170 297,142', [26, 14, 5])],
    [
      stroke('ink', '300,186 312,168 322,140', [14, 9, 4]),
      stroke('ink', '292,186 282,166 274,140', [14, 9, 4]),
    ],
    field('near', '40,700 160,690 240,668 300,638 360,668 440,684 560,660', 'mid'),
    [gouge('262,672 250,694 218,716', 9, 'ink'), gouge('338,672 352,696 384,716', 9, 'ink')],
    [gouge('280,660 274,690 262,726', 8, 'ink'), gouge('320,660 328,692 342,724', 8, 'ink')],
    [tuft(170, 724, 60, 'ink', 9), tuft(448, 720, 66, 'ink', 9), tuft(492, 724, 40)],
    field('ink', '40,780 200,752 300,744 420,756 560,744', 'near'),
    toTriples('130,420,30 446,500,130').map(([x, y, turn]) => [
      cut('accent', `M${x} ${y}q${turn / 3} -26 44 -14q-8 26 -44 14Z`, 4),
      flat('light', lens([x + 4, y - 2], [x + 36, y - 11], 2)),
    ]),
  ],
};
