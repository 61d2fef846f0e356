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
      at: { x: 318, y: 630, size: 1.3, turn: -24 },
      lean: 8,
      slackRein: [42, -78],
      arm: {
        elbow: [-74, -196],
        hand: [-66, -276],
        holds: [heldAt(wand, 30, 0.8, 32), flame(42, -66, 1.9, 32)],
        turn: -40,
      },
      air: [
        eveningBanks(640, ['glow', 'straw', 'red', 'red', 'wine', 'wine'], 84),
        rays(180, 206, 60, 460, 30, 0.45),
      ],
      behind: [
        peaks(700, [[366, 225, 330]]),
        hill(690, 24, 'mid', 0.4),
        hill(770, 18, 'near', 2),
        standing(262, 848, 100),
      ],
    }),
    firelight(180, 206, 330),
  ],
};

/** It burns along the crest, each tongue blown back. */
const mane: Art = eachOf(
  '40,-86,1,-70 60,-104,1.2,-62 82,-124,1.3,-56 104,-140,1.3,-50 124,-152,1.2,-40',
  flame,
);
