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
      at: { x: 300, y: 655, size: 1.52, turn: 24, flip: true },
      air: eveningBanks(640, ['glow', 'straw', 'red', 'red', 'wine', 'wine'], 84),
      lean: 20,
      build: {
        size: 1.04,
        spine: '-8,-174 -10,-130 -16,-72',
        girth: [54, 84, 58],
        head: { x: 2, y: -232, size: 0.52 },
        limbs: 0.86,
      },
      reins: { joints: '8,-160 14,-102 46,-118', at: [64, -92] },
      before: firelight(455, 200, 260),
      arm: {
        shoulder: [-14, -164],
        elbow: [-80, -158],
        hand: [-62, -238],
        holds: [heldAt(wand, -24, 0.82, 2), flame(3, -44, 1.3, 2)],
        turn: -40,
        flip: false,
      },
    }),
};
