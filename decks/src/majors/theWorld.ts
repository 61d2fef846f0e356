import { angel, bull, eagle, lion } from '../creatures/livingCreatures.ts';
import { clipped, fill, flat, mirrored, put, rays, type Art } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { cloud } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { wreath } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { dancer } from './world/dancer.ts';

export const theWorld: Scene = {
  alt: 'A dancer in a red skirt, seen from behind, steps through a great wreath; she lifts a wand, and a pale scarf and her black hair fly; the heads of an angel, an eagle, a bull and a lion look on from clouds in the corners.',
  draw: (chance) => [
    sky(chance, { stars: 60, floor: 860 }),
    flat('dusk', 'M90 490A210 322 0 1 0 510 490A210 322 0 1 0 90 490Z', 0.7),
    rays(300, 400, 60, 360, 36, 0.5),
    ring,
    ribbon(164),
    corner(angel({ size: 0.78, turn: 10 }), 98, 300),
    corner(eagle({ size: 0.76, flip: true, turn: -12 }), 496, 290),
    dancer(clipped('M40 652H560V900H40Z', ring)),
    ribbon(818),
    corner(bull({ size: 0.86, turn: -20 }), 112, 856),
    corner(lion({ size: 1, flip: true, turn: 16 }), 492, 856),
  ],
};

/** She steps through it: its upper part is behind her, its lower part before her. */
const ring = wreath(300, 488, 204, 326, 52, 50);

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
