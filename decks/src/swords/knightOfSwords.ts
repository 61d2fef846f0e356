import { knight } from '../courts/knight.ts';
import { line } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { heldAt, sword } from '../suits/objects.ts';

export const knightOfSwords: Scene = {
  alt: 'A knight with a red plume charges at full gallop on a grey horse, sword raised forward, his cape and the air torn by the wind.',
  draw: (chance) =>
    knight(chance, {
      suit: 'swords',
      gait: 'gallop',
      coat: 'steelDark',
      shaded: 'stoneDark',
      mane: 'light',
      trapping: 'wine',
      tabard: 'cloth',
      face: { skin: 'skinFair', hair: 'hairFair', eyes: 'open' },
      crest: 'plume',
      arm: { elbow: [36, -176], hand: [70, -214], holds: heldAt(sword, 74, 0.92, 16), turn: 20 },
      behind: times(7, (i) => line(`M${60 + i * 30} ${300 + i * 62}q${60} -14 ${130} 0`, 2.4, 'light', 0.6)),
    }),
};
