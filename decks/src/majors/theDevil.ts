import { type Art, fill, flat, line, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { longHair } from '../figure/profileHair.ts';
import { firelight } from '../primitives/firelight.ts';
import { sky } from '../primitives/sky.ts';
import { arms, beast, pelt } from './devil/beast.ts';
import { captive, chain } from './devil/captive.ts';

export const theDevil: Scene = {
  alt: 'A great goat’s head with a star on its brow and a man’s shoulders with a bat’s wings fill the picture; before it a woman and a man, each a hand at a loose collar, turn away from each other, and chains run up into its two fists.',
  draw: (chance) => [
    sky(chance, { stars: 16 }),
    flat('wineDark', 'M40 900V420Q300 260 560 420V900Z', 0.5),
    rays(300, 330, 140, 460, 20, 0.3),
    beast,
    pelt,
    arms,
    captive({ skin: 'skinFair', hair: 'hairAuburn', mood: 'sad' }, longHair('hairAuburn'), 'sage', {
      x: 140,
      y: 664,
      size: 0.84,
      flip: true,
    }),
    captive(
      { skin: 'skinOlive', hair: 'hairBrown', beard: true, mood: 'afraid' },
      false,
      'cloth',
      { x: 460, y: 664, size: 0.84 },
      -24,
    ),
    chain(192, 626, 204, 734),
    chain(408, 626, 396, 734),
    block,
    firelight(300, 900, 360, 0.5),
  ],
};

/** The block of stone before them. */
const block: Art = [
  fill('stoneDark', 'M36 852L120 844H480L564 852V900H36Z'),
  line('M40 860H560', 1.6, 'detail', 0.4),
];
