import { type Art, eachRow, fill, line, put, tube } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { fist } from '../figure/hand.ts';
import { person } from '../figure/person.ts';
import { profile } from '../figure/profile.ts';
import { cloud, hill, lake } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { sword } from '../suits/objects.ts';

export const fiveOfSwords: Scene = {
  alt: 'A victor with a thin smile gathers three swords while two lie on the ground; two defeated people walk away to the water with bowed heads, one with a hand to the face.',
  draw: (chance) => [
    sky(chance, { stars: 14 }),
    eachRow(
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
    leaving(490, 728, 0.66, 'wine', profile({ skin: 'skinFair', hood: 'wine' })),
    leaving(388, 748, 0.78, 'clothDark', profile({ skin: 'skinBrown', hair: 'hairBlack', brow: 'sad' }), [
      tube('clothDark', 'M0 -176C10 -118 44 -128 54 -170', 24),
      tube('trim', 'M52 -163L54 -170', 20),
      fill('skinBrown', 'M45 -172C40 -188 36 -204 40 -216C45 -224 52 -222 54 -214C60 -202 64 -186 64 -173Z', {
        edge: 'skinEdge',
      }),
    ]),
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
    sword(434, 792, 0.9, 106),
    sword(424, 818, 0.86, 76),
  ],
};

/** A figure that walks to the right, bent and wrapped in a cloak; the arm is painted over the face. */
const leaving = (x: number, y: number, size: number, cloak: Role, face: Art, arm: Art = false): Art =>
  put(
    [
      eachRow(
        [
          [-34, -2],
          [22, 2],
        ],
        (foot, drop) => fill('woodDark', `M${foot} ${drop - 16}h22c14 6 18 12 16 18h-40Z`, { width: 1.6 }),
      ),
      fill(
        cloak,
        'M-62 -6C-66 -80 -62 -150 -34 -196C-16 -222 26 -222 38 -190C52 -150 52 -70 64 -8Q0 12 -62 -6Z',
      ),
      line(
        'M-36 -150C-44 -100 -44 -60 -42 -14M-6 -120C-10 -80 -10 -50 -8 -10M24 -110C28 -70 30 -40 34 -14',
        1.4,
        'line',
        0.5,
      ),
      put(face, { x: 26, y: -224, size: 0.5, turn: 42 }),
      fill(cloak, 'M-38 -188C-30 -216 -8 -226 4 -216L20 -186C6 -170 -20 -168 -38 -188Z', { width: 1.6 }),
      arm,
    ],
    { x, y, size },
  );
