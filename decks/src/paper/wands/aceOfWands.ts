import { flat } from '../../drawing/art.ts';
import { toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { gouge, joined } from '../lino/cut.ts';
import { outward } from '../lino/marks.ts';
import { limb } from '../nature/body.ts';
import { field, mountains } from '../nature/land.ts';
import { leaf, tuft } from '../nature/plants.ts';
import { beams, chatterSky, sun } from '../nature/sky.ts';
import { wand } from '../objects.ts';

const TWIGS = [
  '304,230,30 330,196,18 352,156,8',
  '296,230,30 270,196,18 248,156,8',
  '300,226,28 300,180,16 300,140,8',
].map(limb);
const CROWN = toTriples(
  '256,176,170 344,176,10 248,158,-146 352,158,-34 268,170,-116 332,170,-64 300,146,-90',
);

export const aceOfWands: Scene = {
  alt: 'A cut branch stands planted in a hill before the great disc of the sun and puts out a crown of fresh leaves; mountains lie behind.',
  draw: () => [
    chatterSky('sky', outward(300, 330), { marks: 'far' }),
    beams(300, 330, 210, 520, 30, 'far', 18),
    sun(300, 330, 168, 'glow', 28),
    mountains(770, '110,190,270 480,210,300'),
    wand(300, 440, 2.6),
    // Three twigs grow out of its top and open into a crown of leaves.
    joined('ink', TWIGS, 5),
    flat('ink', limb('302,270,40 302,240,48 301,222,46')),
    CROWN.map(([x, y, turn]) => leaf(x, y, turn, 100)),
    field('near', '40,700 160,690 240,668 300,638 360,668 440,684 560,660', 'mid'),
    [gouge('262,672 250,694 218,716', 9, 'ink'), gouge('338,672 352,696 384,716', 9, 'ink')],
    [gouge('280,660 274,690 262,726', 8, 'ink'), gouge('320,660 328,692 342,724', 8, 'ink')],
    [tuft(170, 724, 60, 'ink', 9), tuft(448, 720, 66, 'ink', 9), tuft(492, 724, 40)],
    field('ink', '40,780 200,752 300,744 420,756 560,744', 'near'),
    [gouge('300,770 240,800 150,806', 9, 'near'), gouge('300,770 290,820 262,866', 10, 'near')],
    [gouge('300,770 370,800 460,796', 9, 'near'), gouge('300,770 330,820 350,860', 9, 'near')],
    [gouge('220,806 180,836 120,850', 6, 'near'), gouge('400,800 440,840 510,850', 6, 'near')],
  ],
};
