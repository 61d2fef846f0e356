import { knight } from '../courts/knight.ts';
import { line } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { heldAt, sword } from '../suits/objects.ts';

export const knightOfSwords: Scene = {
  alt: 'A knight with a red plume charges at full gallop on a pale grey horse, sword raised forward, his cape and the air torn by the wind.',
  draw: (chance) =>
    knight(chance, {
      suit: 'swords',
      gait: 'gallop',
      coat: 'steel',
      shaded: 'steelDark',
      mane: 'light',
      trapping: 'wine',
      tabard: 'cloth',
      face: { skin: 'skinFair', hair: 'hairFair', eyes: 'open' },
      crest: 'plume',
      arm: { elbow: [52, -164], hand: [104, -206], holds: heldAt(sword, 74, 0.92, 0), turn: 6 },
      behind: times(9, (i) =>
        line(
          `M${52 + (i % 3) * 34} ${250 + i * 66}q70 -22 ${150 + (i % 2) * 60} -6q40 8 30 -14q-10 -14 -20 0`,
          2.6,
          'light',
          0.55,
        ),
      ),
    }),
};
