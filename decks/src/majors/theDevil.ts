import { type Art, fill, flat, line, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { longHair } from '../figure/profileHair.ts';
import { blaze } from '../primitives/blaze.ts';
import { firelight } from '../primitives/firelight.ts';
import { sky } from '../primitives/sky.ts';
import { beast, fists } from './devil/beast.ts';
import { captive, chain } from './devil/captive.ts';

export const theDevil: Scene = {
  alt: 'A great goat’s head with a star on its brow, a man’s arms and a bat’s wings rise above a fire; on either side a woman and a man, each a hand at a loose collar, turn away, and tight chains run up into its two fists.',
  draw: (chance) => [
    sky(chance, { stars: 16 }),
    flat('wineDark', 'M40 900V420Q300 260 560 420V900Z', 0.5),
    rays(300, 330, 140, 460, 20, 0.3),
    beast,
    fists,
    captive({ skin: 'skinFair', hair: 'hairAuburn', mood: 'sad' }, longHair('hairAuburn'), 'sage', {
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

/** The block of stone before them. */
const block: Art = [
  fill('stoneDark', 'M36 852L120 844H480L564 852V900H36Z'),
  line('M40 860H560', 1.6, 'detail', 0.4),
];
