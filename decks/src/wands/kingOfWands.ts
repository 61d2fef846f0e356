import { lionHead } from '../creatures/heads.ts';
import { lapCloak } from '../figure/lap.ts';
import { lionSeat } from '../courts/lionSeat.ts';
import { rays, put } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { dais, enthroned } from '../figure/enthroned.ts';
import { restingHand } from '../figure/restingHand.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { heldAt, wand } from '../suits/objects.ts';

export const kingOfWands: Scene = {
  alt: 'A red-bearded king in a crown with a lion’s face sits upright before a red hanging with a burning staff planted beside him and a hand on his knee; a blue cloak lies across his lap, and two carved lions sit at the sides of his throne.',
  draw: (chance) => [
    sky(chance),
    rays(300, 300, 150, 520, 28),
    land('wands'),
    lionSeat,
    dais(842, 170),
    enthroned({
      look: {
        shape: 'square',
        skin: 'skinOlive',
        hair: 'hairAuburn',
        cut: 'short',
        beard: 'full',
        eyes: 'open',
        brow: 'stern',
        mouth: 'smile',
        turn: 0.5,
      },
      wears: 'lionCrown',
      robe: 'wine',
      panel: 'straw',
      mantle: 'clothDark',
      collar: 'fur',
      knees: -0.5,
      lap: lapCloak('clothDark'),
      bow: 3,
      right: {
        joints: '54,-156 122,-50 136,-104',
        holds: put(heldAt(wand, -64, 2.28), { flip: true }),
        turn: 0,
        flip: false,
      },
      left: { joints: '-54,-156 -126,-68 -98,30', hand: 'hidden' },
      place: { x: 288, y: 578, size: 1.02 },
    }),
    restingHand('skinOlive', { x: 192, y: 612, turn: 72, size: 0.9 }),
    lionHead({ x: 285, y: 284, size: 0.23 }),
  ],
};
