import { knight } from '../courts/knight.ts';
import type { Scene } from '../drawing/scene.ts';
import { hill } from '../primitives/land.ts';
import { cup, heldAt } from '../suits/objects.ts';

export const knightOfCups: Scene = {
  alt: 'A knight with a winged helmet rides a white horse at a walk along the water and carries a cup like a gift.',
  draw: (chance) =>
    knight(chance, {
      suit: 'cups',
      gait: 'walk',
      coat: 'light',
      shaded: 'linen',
      mane: 'steel',
      trapping: 'water',
      tabard: 'rose',
      face: { skin: 'skinFair', hair: 'hairBrown', eyes: 'open' },
      crest: 'wing',
      mantle: 'wine',
      arm: { elbow: [32, -120], hand: [76, -184], holds: heldAt(cup, 48, 0.4), turn: 0 },
      behind: hill(840, 4, 'straw', 1),
    }),
};
