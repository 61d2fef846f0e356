import { pinnacledSeat } from '../courts/pinnacledSeat.ts';
import { mirrored, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { dais, enthroned } from '../figure/enthroned.ts';
import { closedOver } from '../figure/holds.ts';
import { lapCloth } from '../figure/lapCloth.ts';
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
      lap: lapCloth('wine', 'trim'),
      right: { joints: '54,-156 124,-60 128,-104', holds: heldAt(sword, 74, 1.3, 13), turn: 10, flip: false },
      left: { joints: '-54,-156 -122,-62 -84,34', hand: 'hidden' },
      place: { x: 300, y: 566, size: 1.06 },
    }),
    closedOver('skinFair', { x: 216, y: 612, turn: 28, size: 1.04 }),
  ],
};
