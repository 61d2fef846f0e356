import { mirrored, put } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut } from '../lino/cut.ts';
import { outward } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { tuft } from '../nature/plants.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { stick } from '../objects.ts';
import { outline } from '../nature/body.ts';
import { garland } from './garland.ts';
import { house } from './house.ts';
import { swallow } from './swallow.ts';

const PATH = outline(
  '286,580! 316,580! 326,604 292,630 330,690 400,780 440,900! 120,900! 190,780 240,690 252,640 284,606',
);

export const fourOfWands: Scene = {
  alt: 'Four wands stand as a gate hung with garlands of leaves, fruit and flowers; a path leads through it to a house with lit windows on a hill, and two swallows fly above.',
  draw: () => [
    chatterSky('sky', outward(300, 480), { marks: 'far' }),
    beams(300, 470, 110, 460, 32, 'glow', 20),
    field('far', '40,620 160,586 300,566 440,586 560,620'),
    house({ x: 300, y: 572, size: 1.06 }),
    field('mid', '40,640 200,620 300,610 400,620 560,640'),
    cut('sky', PATH),
    mirrored([
      stick([196, 760], [190, 226], 22),
      stick([98, 820], [84, 160], 26),
      tuft(196, 770, 44),
      tuft(98, 832, 60, 'ink', 9),
    ]),
    garland([90, 230], [190, 280], 44, 5),
    garland([410, 280], [510, 230], 44, 5),
    garland([190, 280], [410, 280], 64, 9),
    put(swallow, { x: 276, y: 172, size: 0.9, turn: -24 }),
    put(swallow, { x: 420, y: 130, size: 0.62, turn: -10, flip: true }),
  ],
};
