import { star, disc } from '../primitives/lights.ts';
import { sunflowerSeat } from '../courts/sunflowerSeat.ts';
import { watchingCat } from '../courts/watchingCat.ts';
import { type Art, eachOf, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { enthroned } from '../figure/enthroned.ts';
import { firelight } from '../primitives/firelight.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { arms } from './queenOfWands/arms.ts';

export const queenOfWands: Scene = {
  alt: 'A queen in red sewn with gold suns and crowned with flames, near and large before the carved sunflower of her throne, holds a burning staff in one hand and smiles at the sunflower in the other; a large black cat keeps watch before her.',
  draw: (chance) => [
    sky(chance),
    rays(300, 390, 200, 520, 28),
    land('wands'),
    put(sunflowerSeat, { x: -54, y: -62, size: 1.18 }),
    enthroned({
      look: {
        shape: 'round',
        skin: 'skinFair',
        hair: 'hairAuburn',
        cut: 'waves',
        eyes: 'open',
        mood: 'glad',
        turn: -0.6,
      },
      wears: 'flameCrown',
      robe: 'redDark',
      panel: 'straw',
      mantle: 'sageDark',
      collar: 'jewels',
      lap: [embroidery, arms],
      bow: -5,
      headSize: 0.74,
      place: { x: 298, y: 668, size: 1.42 },
    }),
    watchingCat({ x: 196, y: 868, size: 1.04 }),
    firelight(495, 337, 260),
  ],
};

/** Small gold suns on the bodice and the skirt, in the seated figure's units. */
const embroidery: Art = eachOf(
  '-26,-104 26,-104 0,-76 -30,-48 30,-48 0,-30 -70,56 -104,92 74,56 106,90 66,96',
  (x, y) => [star(x, y, 9, 'glow', 8, 0.5), disc('wood', x, y, 3.4, 0)],
);
