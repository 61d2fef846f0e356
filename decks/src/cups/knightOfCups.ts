import { knight } from '../courts/knight.ts';
import type { Scene } from '../drawing/scene.ts';
import { hill } from '../primitives/land.ts';
import { cup, heldAt } from '../suits/objects.ts';

export const knightOfCups: Scene = {
  alt: 'A knight with a winged helmet rides a white horse at a walk along the water and carries a cup like a gift.',
  draw: (chance) =>
    knight(chance, {
      suit: 'cups',
      gait: 'prance',
      coat: 'light',
      shaded: 'linen',
      mane: 'steel',
      trapping: 'water',
      tabard: 'rose',
      face: { skin: 'skinFair', hair: 'hairBrown', eyes: 'open', mood: 'tender' },
      crest: 'wing',
      mantle: 'wine',
      cape: 'hangs',
      at: { x: 236, y: 650, size: 1.72 },
      halo: [238, 296],
      arm: { elbow: [34, -134], hand: [62, -206], holds: heldAt(cup, 48, 0.4), turn: 0 },
      behind: hill(840, 4, 'straw', 1),
    }),
};
