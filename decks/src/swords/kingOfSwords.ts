import { type Art, fill, flat, line, mirrored, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { enthroned } from '../figure/enthroned.ts';
import { cuffBand } from '../figure/garment.ts';
import { closedOver } from '../figure/holds.ts';
import { cypress } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { heldAt, sword } from '../suits/objects.ts';

export const kingOfSwords: Scene = {
  alt: 'A stern king with a crown of spires, long dark hair and a forked beard looks straight at us from a gabled seat of stone, his sword upright before his shoulder and his other hand closed over the wall before him.',
  draw: (chance) => [
    sky(chance),
    rays(300, 330, 170, 520, 28),
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
      right: { joints: '54,-152 128,-52 74,-38', holds: heldAt(sword, 74, 1.2), turn: 0, flip: true },
      left: { joints: '-54,-152 -116,-40 -62,24', hand: 'hidden' },
      place: { x: 284, y: 716, size: 1.62 },
    }),
    parapet,
    closedOver('skinFair', { x: 196, y: 768, turn: 26, size: 1.6 }),
    cuffBand('trim', [96, 651], [152, 717], 1.49).band,
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
  fill('stone', 'M40 806H560V900H40Z'),
  fill('steelDark', 'M40 788H560V814H40Z', { width: 2 }),
  line('M150 814V880M300 814V880M450 814V880', 2, 'line', 0.6),
];
