import { angelHead, bullHead, eagleHead, lionHead } from '../creatures/heads.ts';
import { type Art, fill, tube, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { person } from '../figure/person.ts';
import { disc } from '../primitives/lights.ts';
import { wreath } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';

export const theWorld: Scene = {
  alt: 'A dancer with a flowing scarf and a wand in each hand moves inside a great wreath; an angel, an eagle, a bull and a lion look on from the corners.',
  draw: (chance) => [
    sky(chance, { stars: 60, floor: 860 }),
    disc('dusk', 300, 480, 190, 0, 0.5),
    rays(300, 480, 60, 300, 30, 0.5),
    wreath(300, 480, 168, 264, 44, 46),
    [216, 744].map((y) => [
      tube('red', `M260 ${y - 16}Q300 ${y + 16} 340 ${y - 16}M260 ${y + 16}Q300 ${y - 16} 340 ${y + 16}`, 11),
    ]),
    tube('wine', 'M186 398C170 520 250 560 300 540C360 516 440 560 420 432', 26),
    person({
      x: 300,
      y: 690,
      size: 1.34,
      look: { skin: 'skinBrown', hair: 'hairBlack', cut: 'long', eyes: 'open', mouth: 'smile', turn: -0.5 },
      wears: 'roseWreath',
      dress: 'tunic',
      cloth: 'linen',
      trim: 'metal',
      hose: 'skinBrown',
      lean: -3,
      arms: [
        { elbow: [-70, -180], hand: [-84, -226], holds: rod },
        { elbow: [74, -176], hand: [88, -206], holds: rod },
      ],
      legs: [
        [
          [46, -74],
          [-6, -50],
        ],
        [
          [6, -62],
          [4, -6],
        ],
      ],
    }),
    angelHead({ x: 118, y: 250, size: 0.66 }),
    eagleHead({ x: 482, y: 250, size: 0.72 }),
    bullHead({ x: 120, y: 786, size: 0.86 }),
    lionHead({ x: 480, y: 786, size: 0.8 }),
  ],
};

const rod: Art = [
  fill('light', 'M-5 44V-44H5V44Z', { width: 1.6 }),
  [-48, 48].map((y) => disc('metal', 0, y, 8, 1.4)),
];
