import { mirrored, put } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut } from '../lino/cut.ts';
import { outward } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { tuft } from '../nature/plants.ts';
import { fir } from '../nature/trees.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { stick } from '../objects.ts';
import { outline } from '../nature/body.ts';
import { garland } from './garland.ts';
import { house } from './house.ts';
import { swallow } from './swallow.ts';

const PATH = outline('286,636! 322,636! 340,670 330,700 380,770 460,900! 140,900! 210,780 262,710 270,670');

export const fourOfWands: Scene = {
  alt: 'Four wands stand as a gate hung with garlands of leaves, fruit and flowers; a path leads through it to a house with lit windows between two firs, and a swallow flies above.',
  draw: () => [
    chatterSky('near', outward(300, 480), { marks: 'mid', gap: 70 }),
    beams(300, 470, 110, 470, 30, 'glow', 18),
    field('far', '40,640 160,616 300,606 440,616 560,640'),
    [fir({ x: 168, y: 640, size: 0.9 }, 'ink'), fir({ x: 440, y: 644, size: 0.8 }, 'ink')],
    house({ x: 304, y: 626, size: 1.62 }),
    field('mid', '40,690 200,650 300,642 400,650 560,690'),
    cut('sky', PATH),
    mirrored([stick([186, 770], [184, 250], 30), stick([78, 880], [70, 180], 46), tuft(186, 782, 50)]),
    garland([190, 300], [410, 300], 70, 6),
    garland([70, 244], [200, 300], 56, 4),
    garland([400, 300], [530, 244], 56, 4),
    put(swallow, { x: 288, y: 180, size: 1.06, turn: -24 }),
  ],
};
