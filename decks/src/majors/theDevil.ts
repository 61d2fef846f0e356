import { flat, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { longHair } from '../figure/profileHair.ts';
import { sky } from '../primitives/sky.ts';
import { arms, beast } from './devil/beast.ts';
import { captive, chain } from './devil/captive.ts';

export const theDevil: Scene = {
  alt: 'A great goat’s head with a star on its brow and a man’s shoulders with the wings of a bat fill the picture; before it a woman and a man in loose collars face each other, and their chains run up into its two fists.',
  draw: (chance) => [
    sky(chance, { stars: 16 }),
    flat('wineDark', 'M40 900V420Q300 260 560 420V900Z', 0.5),
    rays(300, 330, 140, 460, 20, 0.3),
    beast,
    arms,
    captive({ skin: 'skinFair', hair: 'hairAuburn', mood: 'sad' }, longHair('hairAuburn'), 'sage', {
      x: 198,
      y: 752,
      size: 0.94,
    }),
    captive({ skin: 'skinOlive', hair: 'hairBrown', beard: true, mood: 'weary' }, false, 'cloth', {
      x: 402,
      y: 752,
      size: 0.94,
      flip: true,
    }),
    chain(106, 648, 126, 832),
    chain(494, 648, 474, 832),
  ],
};
