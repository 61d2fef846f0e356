import { pinnacledSeat } from '../courts/pinnacledSeat.ts';
import { mirrored, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { dais, enthroned } from '../figure/enthroned.ts';
import { restingHand } from '../figure/restingHand.ts';
import { cypress } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { heldAt, sword } from '../suits/objects.ts';

export const kingOfSwords: Scene = {
  alt: 'A stern king with a crown of spires and a short dark beard sits squarely in a tall seat of stone, his sword a little inclined and the other hand on his knee.',
  draw: (chance) => [
    sky(chance),
    rays(300, 330, 170, 520, 28),
    land('swords'),
    mirrored(cypress(82, 850, 210)),
    pinnacledSeat,
    dais(838, 190),
    enthroned({
      look: {
        shape: 'long',
        skin: 'skinFair',
        hair: 'hairBlack',
        cut: 'short',
        beard: 'short',
        eyes: 'open',
        brow: 'stern',
        mouth: 'firm',
      },
      wears: 'spireCrown',
      robe: 'clothDark',
      panel: 'steel',
      mantle: 'wine',
      collar: 'armour',
      right: { joints: '54,-156 124,-60 128,-104', holds: heldAt(sword, 74, 1.26, 5), turn: 4, flip: false },
      left: { joints: '-54,-156 -122,-62 -84,34', hand: 'hidden' },
      place: { x: 300, y: 566, size: 1.06 },
    }),
    restingHand('skinFair', { x: 213, y: 606, turn: 72, size: 1.02 }),
  ],
};
