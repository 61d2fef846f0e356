import { type Art, each } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { fist } from '../figure/hand.ts';
import { person } from '../figure/person.ts';
import { cloud, hill, lake } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { sword } from '../suits/objects.ts';

export const fiveOfSwords: Scene = {
  alt: 'A victor with a thin smile gathers three swords while two lie on the ground; two defeated people walk away to the water.',
  draw: (chance) => [
    sky(chance, { stars: 14 }),
    each(
      [
        [130, 250, 1],
        [430, 210, 0.9],
        [480, 340, 0.8],
        [250, 330, 0.6],
      ],
      (x, y, k) => [cloud(x, y, k, 'stoneDark')],
    ),
    hill(590, 10, 'far', 0.7),
    lake(610, 700),
    hill(696, 6, 'mid', 1.4),
    leaving(472, 716, 0.56, 'wine', 10),
    leaving(390, 740, 0.7, 'sageDark', 16),
    hill(800, 6, 'near', 2),
    sword(120, 500, 1.4, -12),
    person({
      x: 246,
      y: 848,
      size: 1.62,
      look: {
        shape: 'long',
        skin: 'skinFair',
        hair: 'hairAuburn',
        cut: 'short',
        eyes: 'open',
        brow: 'stern',
        mouth: 'smile',
        turn: 0.9,
      },
      dress: 'tunic',
      cloth: 'sage',
      hose: 'wine',
      arms: [
        { elbow: [-66, -170], hand: [-54, -140], handless: true },
        { elbow: [66, -170], hand: [60, -150], holds: sword(8, -62, 1.06, 16) },
      ],
      legs: [
        [
          [-24, -60],
          [-28, -6],
        ],
        [
          [26, -60],
          [34, -6],
        ],
      ],
    }),
    sword(160, 556, 1.4, 14),
    fist('skinFair', { x: 140, y: 644, size: 1.05 }),
    sword(440, 812, 1.04, 104),
    sword(398, 852, 1.04, 74),
  ],
};

const leaving = (x: number, y: number, size: number, cloth: Role, bow: number): Art =>
  person({
    x,
    y,
    size,
    away: true,
    look: { skin: 'skinOlive', hair: 'hairBlack' },
    dress: 'robe',
    cloth,
    cloak: cloth,
    bow,
    lean: 6,
  });
