import { knight } from '../courts/knight.ts';
import type { Scene } from '../drawing/scene.ts';
import { hill } from '../primitives/land.ts';
import { cup, heldAt } from '../suits/objects.ts';

export const knightOfCups: Scene = {
  alt: 'A knight with a winged helmet, near, rides a white horse at a walk along the water and carries a cup like a gift.',
  draw: (chance) =>
    knight(chance, {
      suit: 'cups',
      gait: 'prance',
      coat: 'light',
      shaded: 'linen',
      mane: 'steel',
      trapping: 'wine',
      tabard: 'rose',
      face: { skin: 'skinFair', hair: 'hairBrown', eyes: 'open', mood: 'tender' },
      crest: 'wing',
      mantle: 'cloth',
      cape: 'hangs',
      at: { x: 240, y: 736, size: 2 },
      halo: [262, 330],
      arm: { elbow: [48, -140], hand: [84, -212], holds: heldAt(cup, 48, 0.52), turn: -6 },
      behind: hill(840, 4, 'straw', 1),
    }),
};
