import { angel, bull, eagle, lion } from '../creatures/livingCreatures.ts';
import { fill, flat, mirrored, put, rays, type Art } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { cloud } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { wreath } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { dancer } from './world/dancer.ts';

export const theWorld: Scene = {
  alt: 'A dancer in a red dress, on one foot, a wand in each hand and a dark red scarf flying behind, turns inside a great wreath; the heads of an angel, an eagle, a bull and a lion look on from clouds in the corners.',
  draw: (chance) => [
    sky(chance, { stars: 60, floor: 860 }),
    flat('dusk', 'M90 490A210 322 0 1 0 510 490A210 322 0 1 0 90 490Z', 0.7),
    rays(300, 460, 60, 300, 30, 0.5),
    wreath(300, 488, 204, 326, 52, 50),
    ribbon(164),
    ribbon(822),
    corner(angel({ size: 0.82, turn: 10 }), 118, 290),
    corner(eagle({ size: 0.8, flip: true, turn: -12 }), 482, 290),
    put(dancer, { x: -30, y: -48, size: 1.1 }),
    corner(bull({ size: 0.86, turn: -20 }), 122, 850),
    corner(lion({ size: 1, flip: true, turn: 16 }), 484, 850),
  ],
};

/** A bow with two loops and two ends, tied round the wreath. */
const ribbon = (y: number): Art =>
  put(
    [
      mirrored(
        [
          fill('redDark', 'M4 4C16 14 26 26 30 44L42 34L54 38C46 20 28 4 8 -2Z', { width: 1.8 }),
          fill('red', 'M0 0C14 -26 44 -34 58 -22C66 -10 60 12 46 16C30 18 12 8 0 0Z', { width: 2 }),
          graven('8,-2 30,-12 48,-10', 3),
        ],
        0,
      ),
      disc('red', 0, 0, 11, 2),
    ],
    { x: 300, y, size: 0.86 },
  );

const corner = (creature: Art, x: number, y: number): Art => [
  put(creature, { x, y }),
  cloud(x, y + 16, 0.8, 'rose'),
];
