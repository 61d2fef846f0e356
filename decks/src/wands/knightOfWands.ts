import { knight } from '../courts/knight.ts';
import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { flame } from '../primitives/lights.ts';
import { eveningBanks } from '../primitives/skies.ts';
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
      at: { x: 296, y: 702, size: 1.7, turn: 24, flip: true },
      air: eveningBanks(640, ['glow', 'straw', 'red', 'red', 'wine', 'wine'], 84),
      lean: 20,
      before: firelight(435, 190, 260),
      arm: {
        elbow: [-64, -180],
        hand: [-50, -232],
        holds: [heldAt(wand, 44, 0.82, 2), flame(3, -98, 1.5, 2)],
        turn: -10,
        flip: true,
      },
    }),
};
