import { flat, mirrored, put } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, stroke } from '../lino/cut.ts';
import { hatch, lens, outward } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { chariot } from './chariot.ts';
import { crownedLynx, railPaw } from './crownedLynx.ts';
import { trottingHorse } from './trottingHorse.ts';

const ROAD = 'M250 610H350L640 900H-40Z';

export const theChariot: Scene = {
  alt: 'A crowned lynx with its paws on the rail drives a red chariot with a golden star, two great wheels and a canopy full of stars; a white and a black horse trot before it on a pale road, turned to opposite sides, and a walled town lies behind.',
  draw: () => [
    chatterSky('far', outward(300, 480), { marks: 'sky', gap: 70 }),
    cut('mid', 'M40 560V430H76V400H100V430H124V400H150V450H450V400H476V430H500V400H524V430H560V560Z'),
    field('glow', '40,570 300,556 560,570', 'ink'),
    cut('sky', ROAD, 6),
    hatch(ROAD, { role: 'far', angle: 0, gap: 30, width: 7, side: 'both', reach: 0.2 }),
    put(
      [
        flat('ink', lens([60, 674], [540, 674], 20)),
        chariot(crownedLynx({ x: 300, y: 350, size: 0.84 })),
        mirrored([stroke('ink', '240,456 210,490 190,514', [5, 5, 5]), railPaw(236, 442)]),
        trottingHorse('light', 'ink', 'far', true),
        trottingHorse('ink', 'light', 'near', false),
      ],
      { x: -60, y: -10, size: 1.2 },
    ),
  ],
};
