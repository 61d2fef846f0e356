import { star, disc } from '../primitives/lights.ts';
import { sunflowerSeat } from '../courts/sunflowerSeat.ts';
import { watchingCat } from '../courts/watchingCat.ts';
import { type Art, eachOf, line, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { cuffedArm } from '../figure/cuffed.ts';
import { enthroned } from '../figure/enthroned.ts';
import { grip } from '../figure/grip.ts';
import { leaf, sunflower } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { heldAt, wand } from '../suits/objects.ts';

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

/** The sunflower in one hand, the staff in the other. */
const arms: Art = [
  cuffedArm({
    shoulder: [-54, -150],
    elbow: [-106, -30],
    cloth: 'redDark',
    size: 0.94,
    at: { x: -122, y: -108, turn: -10, flip: true, size: 0.96 },
    wrist: [-18, 17],
    hand: (place) => grip('skinFair', place, flower),
  }),
  cuffedArm({
    shoulder: [54, -150],
    elbow: [108, -34],
    cloth: 'redDark',
    size: 0.94,
    at: { x: 134, y: -112, turn: 10, size: 0.96 },
    wrist: [-19, 16],
    hand: (place) => grip('skinFair', place, heldAt(wand, -36, 2.1)),
  }),
];
