import { star, disc } from '../primitives/lights.ts';
import { sunflowerSeat } from '../courts/sunflowerSeat.ts';
import { watchingCat } from '../courts/watchingCat.ts';
import { type Art, eachOf, fill, flat, mirrored, put, rays } from '../drawing/art.ts';
import { graven } from '../drawing/swell.ts';
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
      lap: [knees, embroidery, arms],
      bow: -5,
      headSize: 0.74,
      place: { x: 298, y: 668, size: 1.42 },
    }),
    watchingCat({ x: 178, y: 868, size: 0.96 }),
    firelight(484, 300, 250),
  ],
};

/** Her knees come towards us, and the skirt falls from them into the hollow between. */
const knees: Art = [
  flat('ink', 'M-40 24C-18 40 18 40 36 22C22 50 20 90 24 150H-24C-20 90 -22 50 -40 24Z', 0.34),
  mirrored(
    [
      fill(
        'redDark',
        'M30 62C32 30 62 18 88 24C116 32 126 56 122 84C118 110 122 130 124 152H44C42 124 28 96 30 62Z',
      ),
      flat('light', 'M44 56C50 38 74 32 90 38C74 42 56 50 44 56Z', 0.18),
      graven('50,92 54,120 52,150', 4),
      graven('106,96 104,124 108,150', 4),
    ],
    0,
  ),
];

/** Small gold suns on the bodice and the skirt, in the seated figure's units. */
const embroidery: Art = eachOf('-26,-104 26,-104 0,-76 -30,-48 30,-48 0,-30 62,66 96,84 66,112', (x, y) => [
  star(x, y, 9, 'glow', 8, 0.5),
  disc('wood', x, y, 3.4, 0),
]);
