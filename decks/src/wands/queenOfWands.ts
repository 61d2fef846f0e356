import { star, disc } from '../primitives/lights.ts';
import { crossedKnee } from '../figure/lap.ts';
import { sunflowerSeat } from '../courts/sunflowerSeat.ts';
import { cat } from '../creatures/beasts.ts';
import { line, rays, eachRow, type Art } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { dais, enthroned } from '../figure/enthroned.ts';
import { leaf, sunflower } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { heldAt, wand } from '../suits/objects.ts';

export const queenOfWands: Scene = {
  alt: 'A queen in red sewn with gold suns, crowned with flames and one knee over the other, sits before the carved sunflower of her throne with a staff planted in one hand and a sunflower in the other; a black cat keeps watch beside her.',
  draw: (chance) => [
    sky(chance),
    rays(300, 390, 200, 520, 28),
    land('wands'),
    sunflowerSeat,
    dais(836, 200),
    enthroned({
      look: {
        shape: 'round',
        skin: 'skinFair',
        hair: 'hairAuburn',
        cut: 'long',
        eyes: 'open',
        brow: 'raised',
        mouth: 'smile',
        turn: -0.5,
      },
      wears: 'flameCrown',
      robe: 'redDark',
      panel: 'straw',
      mantle: 'sageDark',
      collar: 'jewels',
      knees: 0.7,
      lap: [embroidery, crossedKnee('redDark')],
      bow: -5,
      right: { joints: '50,-156 116,-56 158,-92', holds: heldAt(wand, -72, 2.1), turn: 0 },
      left: {
        joints: '-50,-158 -108,-70 -106,-140',
        holds: [
          line('M0 60V-60', 5, 'leaf'),
          leaf(0, 40, 200, 30),
          leaf(0, 30, -30, 26),
          sunflower(0, -74, 0.86),
        ],
        turn: -8,
        flip: true,
      },
      place: { x: 292, y: 574, size: 1.02 },
    }),
    cat({ x: 128, y: 856, size: 1.15, flip: true }),
  ],
};

/** Small gold suns on the bodice and the skirt, in the seated figure's units. */
const embroidery: Art = eachRow(
  [
    [-26, -104],
    [26, -104],
    [0, -76],
    [-30, -48],
    [30, -48],
    [0, -30],
    [104, 140],
    [112, 206],
    [150, 172],
    [160, 236],
    [-50, 176],
    [-70, 236],
    [-36, 236],
  ],
  (x, y) => [star(x, y, 9, 'glow', 8, 0.5), disc('wood', x, y, 3.4, 0)],
);
