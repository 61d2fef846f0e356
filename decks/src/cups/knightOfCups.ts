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
      at: { x: 204, y: 640, size: 1.52 },
      air: eveningBanks(620, ['glow', 'straw', 'rose', 'rose', 'dusk', 'dusk'], 58),
      build: {
        size: 1,
        spine: '-6,-172 -8,-126 -16,-72',
        girth: [52, 80, 58],
        head: { x: 6, y: -230, size: 0.53 },
        limbs: 0.84,
        thigh: 16,
        forward: 12,
      },
      slackRein: [40, -84],
      arm: {
        shoulder: [-10, -162],
        elbow: [48, -150],
        hand: [94, -224],
        holds: heldAt(cup, 48, 0.66),
        turn: -28,
      },
      before: stream,
    }),
};

/** It hides the hooves; round the legs and the muzzle it stands in rings. */
const stream: Art = [
  fill('water', 'M40 834C120 824 200 840 300 832C400 824 480 838 560 828V900H40Z', { opacity: 0.9 }),
  eachOf('116,838,30 352,838,20 398,836,20 474,834,30', (x, y, r) => ripples(x, y, r)),
  line('M60 862q40 -12 80 0M220 872q50 -14 100 0M420 860q40 -12 80 0', 2, 'detail', 0.6),
];
