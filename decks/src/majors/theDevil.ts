import { type Art, fill, flat, line, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { longHair } from '../figure/profileHair.ts';
import { blaze } from '../primitives/blaze.ts';
import { graven } from '../drawing/swell.ts';
import { firelight } from '../primitives/firelight.ts';
import { sky } from '../primitives/sky.ts';
import { beast, fists } from './devil/beast.ts';
import { captive, chain } from './devil/captive.ts';

export const theDevil: Scene = {
  alt: 'A great goat’s head with a star on its brow, a man’s arms and a bat’s wings rise above a fire; on either side a woman and a man in loose collars turn away, and tight chains run from their napes up into its two fists.',
  draw: (chance) => [
    sky(chance, { stars: 16 }),
    flat('wineDark', 'M40 900V420Q300 260 560 420V900Z', 0.5),
    rays(300, 330, 140, 460, 20, 0.3),
    beast,
    fists,
    captive({ skin: 'skinFair', hair: 'hairAuburn', mood: 'sad' }, womansHair, 'sage', {
      x: 132,
      y: 708,
      size: 0.82,
      flip: true,
    }),
    captive(
      { skin: 'skinOlive', hair: 'hairBrown', beard: true, mood: 'afraid' },
      false,
      'cloth',
      { x: 468, y: 708, size: 0.82 },
      -24,
    ),
    chain(228, 626, 194, 776),
    chain(372, 626, 406, 776),
    block,
    blaze({ x: 296, y: 868, size: 1.15 }),
    firelight(300, 830, 300, 0.9),
    firelight(300, 700, 200, 0.5),
  ],
};

/** Long hair that falls smoothly down the back. */
const womansHair: Art = [
  longHair('hairAuburn'),
  flat(
    'hairAuburn',
    'M-20 40C-22 90 -40 120 -44 150C-50 186 -84 206 -114 200C-104 170 -108 140 -98 116C-82 80 -84 60 -84 30Z',
  ),
  line('M-20 44C-20 84 -36 110 -42 146', 2),
  graven('-60,20 -66,80 -92,180', 4),
  graven('-40,30 -42,90 -66,170', 4),
];

/** The block of stone before them. */
const block: Art = [
  fill('stoneDark', 'M36 852L120 844H480L564 852V900H36Z'),
  line('M40 860H560', 1.6, 'detail', 0.4),
];
