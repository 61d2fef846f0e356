import { knight } from '../courts/knight.ts';
import { type Art, eachOf, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { flame } from '../primitives/lights.ts';
import { hill } from '../primitives/land.ts';
import { standing } from '../primitives/ground.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { heldAt, wand } from '../suits/objects.ts';
import { pyramid } from './pyramid.ts';

export const knightOfWands: Scene = {
  alt: 'A knight with flames on the helmet lifts a burning staff high above him on a rearing chestnut horse, flames along its crest; his red cape streams back before two pyramids and a red evening sky.',
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
      at: { x: 272, y: 640, size: 1.26, turn: -24 },
      lean: 24,
      slackRein: [42, -78],
      arm: {
        elbow: [-62, -192],
        hand: [-40, -266],
        holds: [heldAt(wand, 30, 0.95, -8), flame(-16, -110, 1.9, -8)],
        turn: -60,
      },
      air: [
        eveningBanks(640, ['glow', 'straw', 'red', 'red', 'wine', 'wine'], 84),
        rays(176, 184, 60, 520, 26, 0.5),
      ],
      behind: [
        hill(494, 8, 'far', 1),
        pyramid(404, 590, 190, 190),
        pyramid(518, 590, 110, 130),
        hill(600, 22, 'mid', 2.4),
        hill(690, 24, 'near', 0.4),
        hill(770, 18, 'near', 2),
        standing(230, 852, 110),
      ],
    }),
    firelight(176, 184, 330),
  ],
};

/** It burns along the crest, each tongue blown back. */
const mane: Art = eachOf(
  '36,-78,1.5,-40 54,-92,1.8,-24 74,-112,1.6,-50 92,-128,1.9,-26 108,-142,1.5,-52 124,-152,1.5,-20',
  flame,
);
