import { put, tube } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { fist } from '../figure/hand.ts';
import { person } from '../figure/person.ts';
import { house } from '../primitives/buildings.ts';
import { hill, road } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { tree } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { wand } from '../suits/objects.ts';

export const tenOfWands: Scene = {
  alt: 'A man bends under ten staffs, heaped in his arms so that he cannot see, and walks on towards the lit houses of a village.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    disc('glow', 456, 300, 34),
    hill(640, 12, 'far', 0.6),
    house(410, 662, 0.66),
    house(486, 672, 0.8, 'red'),
    tree(352, 668, 0.36),
    hill(680, 8, 'mid', 2),
    road(440, 680, 900, 'straw', 40),
    person({
      x: 226,
      y: 840,
      size: 1.52,
      look: {
        skin: 'skinFair',
        hair: 'hairBrown',
        beard: 'short',
        eyes: 'closed',
        brow: 'sad',
        mouth: 'firm',
        turn: 0.8,
      },
      dress: 'tunic',
      cloth: 'wine',
      hose: 'straw',
      lean: 26,
      bow: 22,
      arms: [
        { elbow: [66, -180], hand: [70, -150], behind: true, handless: true },
        { elbow: [72, -170], hand: [78, -128], behind: true, handless: true },
      ],
      legs: [
        [
          [-20, -66],
          [-44, -10],
        ],
        [
          [30, -70],
          [24, -6],
        ],
      ],
    }),
    times(10, (i) => wand(318 + (i - 4.5) * 18, 506 + Math.abs(i - 4.5) * 5, 2, 8 + (i - 4.5) * 5)),
    put([tube('wine', 'M-96 -30Q-60 40 26 26', 28), tube('wine', 'M-84 60Q-30 110 40 84', 28)], {
      x: 300,
      y: 596,
    }),
    tube('straw', 'M270 566Q340 600 412 560', 9),
    fist('skinFair', { x: 334, y: 622, turn: 80, size: 1.1 }),
    fist('skinFair', { x: 348, y: 680, turn: 80, size: 1.1 }),
  ],
};
