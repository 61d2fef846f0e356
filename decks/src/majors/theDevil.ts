import { type Art, fill, flat, line, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { longHair } from '../figure/profileHair.ts';
import { firelight } from '../primitives/firelight.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { arms, beast, pelt } from './devil/beast.ts';
import { captive, chain } from './devil/captive.ts';

export const theDevil: Scene = {
  alt: 'A great goat’s head with a star on its brow and a man’s shoulders with a bat’s wings fill the picture; before it a woman and a man in loose collars turn away from each other, and their chains run up into its two fists.',
  draw: (chance) => [
    sky(chance, { stars: 16 }),
    flat('wineDark', 'M40 900V420Q300 260 560 420V900Z', 0.5),
    rays(300, 330, 140, 460, 20, 0.3),
    beast,
    pelt,
    arms,
    captive({ skin: 'skinFair', hair: 'hairAuburn', mood: 'sad' }, longHair('hairAuburn'), 'sage', {
      x: 142,
      y: 730,
      size: 0.9,
      flip: true,
    }),
    captive({ skin: 'skinOlive', hair: 'hairBrown', beard: true, mood: 'weary' }, false, 'cloth', {
      x: 458,
      y: 730,
      size: 0.9,
    }),
    chain(192, 626, 208, 802),
    chain(408, 626, 392, 802),
    block,
    firelight(300, 900, 360, 0.5),
  ],
};

/** The block of stone before them, with a ring. */
const block: Art = [
  fill('stoneDark', 'M36 832L120 824H480L564 832V900H36Z'),
  line('M40 842H560', 1.6, 'detail', 0.4),
  disc('ink', 300, 850, 13, 4),
];
