import { knight } from '../courts/knight.ts';
import type { Scene } from '../drawing/scene.ts';
import { flame } from '../primitives/lights.ts';
import { heldAt, wand } from '../suits/objects.ts';

export const knightOfWands: Scene = {
  alt: 'A knight with flames on the helmet makes a chestnut horse with a mane and tail like flames rear on burnt hills and holds a burning staff high beside the helmet.',
  draw: (chance) =>
    knight(chance, {
      suit: 'wands',
      gait: 'levade',
      coat: 'hairAuburn',
      shaded: 'wood',
      mane: 'red',
      trapping: 'red',
      tabard: 'straw',
      face: { skin: 'skinBrown', hair: 'hairBlack', beard: 'pointed', eyes: 'open', mood: 'stern' },
      crest: 'flames',
      mantle: 'wine',
      cape: 'streams',
      at: { x: 304, y: 602, size: 1.34, turn: 24, flip: true },
      halo: [344, 326],
      lean: 20,
      arm: {
        elbow: [-68, -184],
        hand: [-58, -240],
        holds: [heldAt(wand, 44, 0.82, 2), flame(3, -98, 1.5, 2)],
        turn: -10,
        flip: true,
      },
    }),
};
