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
    [leaf(262, 150, -122, 76), leaf(340, 144, -58, 80), leaf(300, 166, -92, 70)],
    [
      stroke('ink', '306,206 320,176 344,138', [24, 15, 6]),
      stroke('ink', '290,206 278,176 258,146', [24, 14, 6]),
      stroke('ink', '298,206 299,180 300,156', [22, 12, 5]),
    ],
    field('near', '40,700 160,690 240,668 300,638 360,668 440,684 560,660', 'mid'),
    [gouge('262,672 250,694 218,716', 9, 'ink'), gouge('338,672 352,696 384,716', 9, 'ink')],
    [gouge('280,660 274,690 262,726', 8, 'ink'), gouge('320,660 328,692 342,724', 8, 'ink')],
    [tuft(170, 724, 60, 'ink', 9), tuft(448, 720, 66, 'ink', 9), tuft(492, 724, 40)],
    field('ink', '40,780 200,752 300,744 420,756 560,744', 'near'),
    [gouge('300,770 240,800 150,806', 9, 'near'), gouge('300,770 290,820 262,866', 10, 'near')],
    [gouge('300,770 370,800 460,796', 9, 'near'), gouge('300,770 330,820 350,860', 9, 'near')],
    [gouge('220,806 180,836 120,850', 6, 'near'), gouge('400,800 440,840 510,850', 6, 'near')],
    toTriples('112,420,30 440,500,130').map(([x, y, turn]) => [
      cut('accent', `M${x} ${y}q${turn / 2} -48 84 -26q-16 48 -84 26Z`, 4),
      flat('light', lens([x + 8, y - 3], [x + 70, y - 21], 4)),
    ]),
  ],
};
