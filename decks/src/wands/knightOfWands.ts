import { knight } from '../courts/knight.ts';
import type { Scene } from '../drawing/scene.ts';
import { heldAt, wand } from '../suits/objects.ts';

export const knightOfWands: Scene = {
  alt: 'A knight with flames on the helmet makes a chestnut horse rear on burnt hills and holds a burning staff high.',
  draw: (chance) =>
    knight(chance, {
      suit: 'wands',
      gait: 'levade',
      coat: 'hairAuburn',
      shaded: 'wood',
      mane: 'woodDark',
      trapping: 'red',
      tabard: 'straw',
      face: { skin: 'skinBrown', hair: 'hairBlack', beard: true, eyes: 'open' },
      crest: 'flames',
      arm: { elbow: [40, -170], hand: [62, -226], holds: heldAt(wand, 40, 1, 22), turn: 22 },
    }),
};
