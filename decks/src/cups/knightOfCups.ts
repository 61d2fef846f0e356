import { knight } from '../courts/knight.ts';
import type { Scene } from '../drawing/scene.ts';
import { hill } from '../primitives/land.ts';
import { cup } from '../suits/objects.ts';

export const knightOfCups: Scene = {
  alt: 'A knight with wings on the helmet rides a white horse at a walk along the water and carries a cup like a gift.',
  draw: (chance) =>
    knight(chance, {
      suit: 'cups',
      gait: 'walk',
      coat: 'light',
      shaded: 'linen',
      mane: 'steel',
      trapping: 'water',
      tabard: 'rose',
      look: { skin: 'skinFair', hair: 'hairBrown', cut: 'curls', eyes: 'down', mouth: 'smile', turn: 0.6 },
      wears: 'helmWing',
      holds: cup(6, -24, 0.44),
      behind: hill(840, 4, 'straw', 1),
    }),
};
