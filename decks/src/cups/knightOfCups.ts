import { knight } from '../courts/knight.ts';
import { eachOf, fill, line, type Art } from '../drawing/art.ts';

import type { Scene } from '../drawing/scene.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { ripples } from '../primitives/ripples.ts';
import { cup, heldAt } from '../suits/objects.ts';

export const knightOfCups: Scene = {
  alt: 'A knight with a winged helmet lets his white horse drink from a stream in which it stands, and lifts a golden cup into the open sky.',
  draw: (chance) =>
    knight(chance, {
      suit: 'cups',
      gait: 'drink',
      coat: 'light',
      shaded: 'linen',
      mane: 'steel',
      trapping: 'wine',
      tabard: 'rose',
      face: { skin: 'skinFair', hair: 'hairBrown', eyes: 'open', mood: 'tender' },
      crest: 'wing',
      mantle: 'cloth',
      cape: 'hangs',
      at: { x: 208, y: 664, size: 1.68 },
      air: eveningBanks(620, ['glow', 'straw', 'rose', 'rose', 'dusk', 'dusk'], 58),
      arm: { elbow: [46, -160], hand: [98, -222], holds: heldAt(cup, 48, 0.6), turn: -6 },
      before: stream,
    }),
};

/** It hides the hooves; round the legs and the muzzle it stands in rings. */
const stream: Art = [
  fill('water', 'M40 816C120 804 200 822 300 812C400 802 480 820 560 808V900H40Z', { opacity: 0.9 }),
  eachOf('70,818,30 172,822,30 392,816,30 432,820,26 482,812,34', (x, y, r) => ripples(x, y, r)),
  line('M60 862q40 -12 80 0M220 872q50 -14 100 0M420 860q40 -12 80 0', 2, 'detail', 0.6),
];
