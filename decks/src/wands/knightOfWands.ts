import { knight } from '../courts/knight.ts';
import type { Scene } from '../drawing/scene.ts';
import { heldAt, wand } from '../suits/objects.ts';

export const knightOfWands: Scene = {
  alt: 'A knight with flames on the helmet makes a chestnut horse with a mane and tail like flames rear on burnt hills and holds a burning staff high.',
  draw: (chance) =>
    knight(chance, {
      suit: 'wands',
      gait: 'levade',
      coat: 'hairAuburn',
      shaded: 'wood',
      mane: 'red',
      trapping: 'red',
      tabard: 'straw',
      face: { skin: 'skinBrown', hair: 'hairBlack', beard: true, eyes: 'open' },
      crest: 'flames',
      arm: { elbow: [46, -128], hand: [71, -190], holds: heldAt(wand, 26, 1.1, 20), turn: 20 },
    }),
};
