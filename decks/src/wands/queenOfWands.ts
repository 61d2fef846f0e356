import { star, disc } from '../primitives/lights.ts';
import { sunflowerSeat } from '../courts/sunflowerSeat.ts';
import { cat } from '../creatures/beasts.ts';
import { type Art, eachOf, line, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { enthroned } from '../figure/enthroned.ts';
import { leaf, sunflower } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { heldAt, wand } from '../suits/objects.ts';

export const queenOfWands: Scene = {
  alt: 'A queen in red sewn with gold suns and crowned with flames, near and large before the carved sunflower of her throne, holds a burning staff in one hand and smiles at the sunflower in the other; a black cat keeps watch before her.',
  draw: (chance) => [
    sky(chance),
    rays(300, 390, 200, 520, 28),
    land('wands'),
    put(sunflowerSeat, { x: -54, y: -72, size: 1.18 }),
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
      lap: embroidery,
      bow: -5,
      headSize: 0.74,
      right: { joints: '50,-152 104,-44 118,-110', holds: heldAt(wand, -30, 1.7), turn: 0 },
      left: { joints: '-50,-152 -112,-50 -92,-128', holds: flower, turn: -8, flip: true },
      place: { x: 296, y: 700, size: 1.56 },
    }),
    cat({ x: 172, y: 868, size: 1.5, flip: true }),
  ],
};

/** A sunflower on its stem, which is held at 0,0. */
const flower: Art = [
  line('M0 70V-60', 5, 'leaf'),
  leaf(0, 40, 200, 30),
  leaf(0, 30, -30, 26),
  sunflower(0, -74, 0.86),
];

/** Small gold suns on the bodice and the skirt, in the seated figure's units. */
const embroidery: Art = eachOf(
  '-26,-104 26,-104 0,-76 -30,-48 30,-48 0,-30 -70,56 -104,92 74,56 106,90 66,96',
  (x, y) => [star(x, y, 9, 'glow', 8, 0.5), disc('wood', x, y, 3.4, 0)],
);
