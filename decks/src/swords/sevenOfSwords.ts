import { type Art, fill, line, put } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { fist } from '../figure/hand.ts';
import { person } from '../figure/person.ts';
import { hill } from '../primitives/land.ts';
import { crescent } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { sword } from '../suits/objects.ts';

export const sevenOfSwords: Scene = {
  alt: 'Somebody tiptoes away from striped tents with five swords in their arms and looks back at the two left standing.',
  draw: (chance) => [
    sky(chance, { stars: 60 }),
    crescent(300, 208, 36, 200),
    hill(640, 8, 'far', 0.8),
    tent(430, 680, 1, 'wine'),
    tent(518, 690, 0.8, 'cloth'),
    hill(690, 6, 'mid', 2),
    sword(454, 690, 1.3, 180),
    sword(514, 712, 1.3, 180),
    hill(808, 6, 'near', 1),
    person({
      x: 222,
      y: 846,
      size: 1.6,
      flip: true,
      look: {
        shape: 'long',
        skin: 'skinOlive',
        hair: 'hairBlack',
        cut: 'short',
        eyes: 'open',
        brow: 'raised',
        mouth: 'smile',
        turn: -0.9,
      },
      wears: 'featherCap',
      dress: 'tunic',
      cloth: 'straw',
      hose: 'sageDark',
      lean: 12,
      arms: [
        { elbow: [-46, -160], hand: [44, -150], behind: true, handless: true },
        { elbow: [56, -160], hand: [66, -160], handless: true },
      ],
      legs: [
        [
          [-16, -70],
          [-52, -18],
        ],
        [
          [46, -76],
          [36, -6],
        ],
      ],
    }),
    [-34, -20, -6, 8, 22].map((turn, i) => sword(184 - i * 2, 540 + i * 16, 1.06, -78 + turn * 1.1)),
    fist('skinOlive', { x: 120, y: 586, turn: 10, size: 1 }),
    fist('skinOlive', { x: 196, y: 592, turn: -10, size: 1 }),
  ],
};

const tent = (x: number, y: number, size: number, role: Role): Art =>
  put(
    [
      fill('linen', 'M-80 0L-70 -86L0 -150L70 -86L80 0Z'),
      fill(role, 'M-40 0L-34 -100L0 -150L-12 0ZM40 0L34 -100L0 -150L12 0Z', { width: 1.6 }),
      fill(role, 'M-76 -86L0 -156L76 -86Q38 -70 0 -86Q-38 -70 -76 -86Z', { width: 1.8 }),
      line('M0 -156V-190', 3),
      fill('red', 'M0 -190L26 -180L0 -170Z', { width: 1.2 }),
    ],
    { x, y, size },
  );
