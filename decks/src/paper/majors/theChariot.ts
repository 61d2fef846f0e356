import { flat } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut } from '../lino/cut.ts';
import { lens, outward } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { chariot } from './chariot.ts';
import { frontHorse } from './frontHorse.ts';

export const theChariot: Scene = {
  alt: 'A white and a black horse stand side by side and face us before a red chariot with two wheels and a canopy full of stars; a walled town lies behind.',
  draw: () => [
    chatterSky('far', outward(300, 480), { marks: 'sky' }),
    cut('mid', 'M40 560V430H76V400H100V430H124V400H150V450H450V400H476V430H500V400H524V430H560V560Z'),
    field('glow', '40,560 300,540 560,560', 'ink'),
    field('mid', '40,730 300,700 560,730'),
    chariot,
    flat('ink', lens([90, 850], [510, 850], 40)),
    frontHorse({ x: 208, y: 452, size: 0.84 }, 'light', 'far', 'ink', 8),
    frontHorse({ x: 392, y: 452, size: 0.84 }, 'ink', 'near', 'light', -8),
  ],
};
