import { line, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { person } from '../figure/person.ts';
import { sailingShip } from '../primitives/buildings.ts';
import { hill, water } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { pentacle } from '../suits/objects.ts';

export const twoOfPentacles: Scene = {
  alt: 'A juggler keeps two coins moving in a ribbon like the sign of infinity, while ships ride high waves behind.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(300, 470, 110, 420, 26, 0.4),
    water(600, 8, 30),
    put(sailingShip(0, 0, 1), { x: 106, y: 730, turn: -10 }),
    put(sailingShip(0, 0, 0.9, 'glow'), { x: 494, y: 744, turn: 12 }),
    hill(790, 5, 'near', 1),
    person({
      x: 300,
      y: 846,
      size: 1.56,
      look: {
        shape: 'round',
        skin: 'skinBrown',
        hair: 'hairBlack',
        cut: 'curls',
        eyes: 'open',
        brow: 'raised',
        mouth: 'smile',
        turn: -0.6,
      },
      wears: 'tallHat',
      dress: 'tunic',
      cloth: 'wine',
      hose: 'sage',
      lean: -4,
      arms: [
        { elbow: [-76, -150], hand: [-82, -180] },
        { elbow: [76, -140], hand: [84, -160] },
      ],
      legs: [
        [
          [-34, -70],
          [-14, -30],
        ],
        [
          [22, -62],
          [22, -6],
        ],
      ],
    }),
    (['line', 'leaf'] as const).map((role, i) =>
      line(
        'M300 566C250 470 90 440 90 540C90 640 250 650 300 566C350 480 510 470 510 570C510 660 350 660 300 566Z',
        i ? 11 : 15,
        role,
      ),
    ),
    pentacle(160, 536, 0.72),
    pentacle(440, 566, 0.72),
  ],
};
