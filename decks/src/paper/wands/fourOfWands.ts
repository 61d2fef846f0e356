import { flat, mirrored, put } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
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

const PATH = outline('282,690! 326,690! 336,720 330,740 380,790 450,900! 150,900! 220,800 268,750 276,720');

export const fourOfWands: Scene = {
  alt: 'Four wands stand as a gate with a great garland of leaves, fruit and flowers; through it a path leads to a house with lit windows before the rising sun, and two swallows fly home.',
  draw: () => [
    chatterSky('sky', outward(300, 480), { marks: 'far', gap: 60 }),
    flat('glow', circlePath(300, 500, 176)),
    beams(300, 500, 190, 420, 32, 'glow', 20),
    field('far', '40,660 160,640 300,650 440,640 560,660', 'mid'),
    [fir({ x: 150, y: 684, size: 0.76 }, 'ink'), fir({ x: 452, y: 684, size: 0.7 }, 'ink')],
    house({ x: 304, y: 684, size: 1.3 }),
    field('near', '40,720 200,696 300,690 400,696 560,720', 'mid'),
    cut('sky', PATH),
    put(swallow, { x: 246, y: 452, size: 0.6, turn: -24 }),
    put(swallow, { x: 372, y: 436, size: 0.44, turn: -24, flip: true }),
    mirrored([
      stick([178, 790], [172, 250], 30),
      stick([84, 884], [76, 190], 46),
      tuft(178, 800, 50),
      tuft(88, 880, 60),
    ]),
    put(garland([52, 196], [424, 196], 70, 9), { x: -9, y: -12, size: 1.3 }),
  ],
};
