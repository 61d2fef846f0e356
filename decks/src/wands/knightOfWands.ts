import { knight } from '../courts/knight.ts';
import { type Art, eachOf, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { flame } from '../primitives/lights.ts';
import { hill, peaks } from '../primitives/land.ts';
import { standing } from '../primitives/ground.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { heldAt, wand } from '../suits/objects.ts';

export const knightOfWands: Scene = {
  alt: 'A knight with flames on the helmet lifts a burning staff on a rearing chestnut horse, flames along its crest; his red cape streams back before a red evening sky.',
  draw: (chance) => [
    knight(chance, {
      suit: 'wands',
      gait: 'levade',
      coat: 'hairAuburn',
      shaded: 'wood',
      mane: 'red',
      ownMane: mane,
      trapping: 'redDark',
      tabard: 'straw',
      face: { skin: 'skinBrown', hair: 'hairBlack', beard: 'pointed', eyes: 'open', mood: 'stern' },
      crest: 'flames',
      mantle: 'red',
      cape: 'streams',
      at: { x: 256, y: 598, size: 1.5, turn: -24 },
      lean: 24,
      slackRein: [42, -78],
      arm: {
        elbow: [50, -166],
        hand: [78, -240],
        holds: [heldAt(wand, 14, 0.82, 30), flame(40, -70, 1.5, 22)],
        turn: -10,
      },
      air: [
        eveningBanks(640, ['glow', 'straw', 'red', 'red', 'wine', 'wine'], 84),
        rays(410, 170, 60, 420, 30, 0.4),
      ],
      behind: [
        peaks(700, [[366, 225, 330]]),
        hill(690, 24, 'mid', 0.4),
        hill(770, 18, 'near', 2),
        standing(214, 848, 96),
      ],
    }),
    firelight(410, 170, 330),
  ],
};

/** It burns along the crest, each tongue blown back. */
const mane: Art = eachOf(
  '36,-78,1.5,-40 54,-92,1.8,-24 74,-112,1.6,-50 92,-128,1.9,-26 108,-142,1.5,-52 124,-152,1.5,-20',
  flame,
);
