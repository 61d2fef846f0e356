import { knight } from '../courts/knight.ts';
import type { Scene } from '../drawing/scene.ts';
import { wand } from '../suits/objects.ts';

export const knightOfWands: Scene = {
  alt: 'A knight with flames on the helmet makes a chestnut horse rear on burnt hills and holds a burning staff high.',
  draw: (chance) =>
    knight(chance, {
      suit: 'wands',
      gait: 'rear',
      coat: 'hairAuburn',
      shaded: 'wood',
      mane: 'woodDark',
      trapping: 'red',
      tabard: 'straw',
      look: {
        shape: 'square',
        skin: 'skinBrown',
        hair: 'hairBlack',
        beard: 'short',
        eyes: 'open',
        brow: 'stern',
        mouth: 'smile',
        turn: 0.7,
      },
      wears: 'helmFlame',
      holds: wand(0, -14, 0.96, 24),
    }),
};
