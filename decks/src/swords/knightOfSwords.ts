import { knight } from '../courts/knight.ts';
import { line } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { sword } from '../suits/objects.ts';

export const knightOfSwords: Scene = {
  alt: 'A knight with a red plume charges at full gallop on a grey horse, sword pointed forward, the clouds torn by the wind.',
  draw: (chance) =>
    knight(chance, {
      suit: 'swords',
      gait: 'gallop',
      coat: 'steelDark',
      shaded: 'stoneDark',
      mane: 'light',
      trapping: 'wine',
      tabard: 'cloth',
      look: {
        shape: 'long',
        skin: 'skinFair',
        hair: 'hairFair',
        eyes: 'open',
        brow: 'stern',
        mouth: 'open',
        turn: 0.8,
      },
      wears: 'helmPlume',
      holds: sword(34, -52, 0.86, 36),
      behind: times(7, (i) => line(`M${60 + i * 30} ${300 + i * 62}q${60} -14 ${130} 0`, 2.4, 'light', 0.6)),
    }),
};
