import { mirrored, put } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { gouge, keyed, stroke } from '../lino/cut.ts';
import { outward } from '../lino/marks.ts';
import { flyingBird } from '../nature/birds.ts';
import { waves } from '../nature/land.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { cup } from '../objects.ts';

export const aceOfCups: Scene = {
  alt: 'A single chalice rises out of the waves and runs over in four streams; a white dove comes down to it through beams of light.',
  draw: () => [
    chatterSky('far', outward(300, 250), { marks: 'sky' }),
    beams(300, 250, 90, 420, 28, 'light', 18),
    put(flyingBird('light', 'ink'), { x: 284, y: 226, size: 0.9, turn: 58 }),
    waves(640, 2, ['mid', 'near']),
    cup(300, 520, 2.1),
    mirrored([
      stroke('light', '190,362 150,400 138,520 142,770', [20, 24, 22, 30]),
      stroke('mid', '190,362 152,402 142,520 146,770', [8, 12, 10, 14]),
      stroke('light', '236,376 206,430 204,560 200,780', [16, 20, 20, 26]),
      stroke('mid', '236,376 210,432 208,560 204,780', [6, 9, 9, 12]),
      gouge('130,700 160,690 190,704', 7),
      keyed('light', 'M120 560c-8 14 -12 22 0 26c12 -4 8 -12 0 -26Z', 3),
    ]),
    waves(744, 3, ['near', 'ink']),
  ],
};
