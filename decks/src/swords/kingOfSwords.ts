import { type Art, fill, flat, line, mirrored } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { enthroned } from '../figure/enthroned.ts';
import { cuffBand } from '../figure/garment.ts';
import { grip } from '../figure/grip.ts';
import { restingHand } from '../figure/restingHand.ts';
import { cypress } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { litBank } from '../primitives/skies.ts';
import { land } from '../suits/land.ts';
import { heldAt, sword } from '../suits/objects.ts';

export const kingOfSwords: Scene = {
  alt: 'A stern king with a crown of spires, long dark hair and a forked beard looks straight at us from a gabled seat of stone, his sword upright before his shoulder and his other hand firm on the wall before him.',
  draw: (chance) => [
    sky(chance),
    litBank(330, 'stoneDark', [60, 60]),
    litBank(470, 'far', [60, 60], 3),
    land('swords'),
    mirrored(cypress(72, 880, 250)),
    gable,
    enthroned({
      look: {
        shape: 'long',
        skin: 'skinFair',
        hair: 'hairBlack',
        cut: 'waves',
        beard: 'forked',
        eyes: 'open',
        mood: 'stern',
        nose: 'long',
      },
      wears: 'spireCrown',
      robe: 'clothDark',
      panel: 'steel',
      mantle: 'wine',
      collar: 'armour',
      headSize: 0.74,
      right: { joints: '54,-152 122,-56 76,-74', hand: 'hidden' },
      left: { joints: '-54,-152 -106,-48 -40,-20', hand: 'hidden' },
      place: { x: 284, y: 840, size: 2 },
    }),
    // The blade is before the mantle on his shoulder.
    grip('skinFair', { x: 436, y: 692, size: 1.7, flip: true }, heldAt(sword, 74, 2.4)),
    parapet,
    restingHand('skinFair', { x: 190, y: 794, turn: -8, size: 1.5 }),
    cuffBand('trim', [72, 744], [148, 774], 1.84).band,
  ],
};

/** The gable of a stone seat that is broader than the picture. */
const gable: Art = [
  fill('stone', 'M96 900V400L300 120L504 400V900Z'),
  fill('clothDark', 'M132 900V412L300 184L468 412V900Z', { width: 2 }),
  flat('stoneDark', 'M300 120L504 400V900H488V406L300 150Z', 0.75),
  mirrored(graven('206,350 254,276 300,214', 5, 'steel')),
];

/** The wall before him, on which his hand lies. */
const parapet: Art = [
  fill('stone', 'M40 830H560V900H40Z'),
  fill('steelDark', 'M40 812H560V838H40Z', { width: 2 }),
  line('M150 838V880M300 838V880M450 838V880', 2, 'line', 0.6),
];
