import { snake } from '../creatures/beasts.ts';
import { type Art, each, fill, line, put, rays } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { head } from '../figure/head.ts';
import { person } from '../figure/person.ts';
import { castle } from '../primitives/buildings.ts';
import { cloud, hill } from '../primitives/land.ts';
import { greatStar } from '../primitives/lights.ts';
import { wreath } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { cup } from '../suits/objects.ts';

export const sevenOfCups: Scene = {
  alt: 'A dark figure looks up at seven cups in the clouds; out of them rise a castle, a snake, jewels, a wreath, a face, a star and a veiled shape.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    rays(300, 420, 100, 420, 26, 0.35),
    each(
      [
        [130, 340, 0.9],
        [300, 300, 1],
        [470, 340, 0.9],
        [96, 530, 0.8],
        [236, 560, 0.9],
        [372, 560, 0.9],
        [504, 530, 0.8],
      ],
      (x, y, k) => cloud(x, y, k, 'steel'),
    ),
    vision(144, 296, put(castle(0, 0, 0.34), { y: 6 })),
    vision(300, 256, [rays(0, -34, 16, 56, 10, 0.9), greatStar(0, -34, 34)]),
    vision(456, 296, put(head({ skin: 'skinFair', hair: 'hairFair', cut: 'curls' }), { y: -34, size: 0.42 })),
    vision(100, 482, [snake('M-6 8C-26 -8 22 -14 6 -30C-10 -44 -24 -36 -16 -56', [-14, -58], 'leaf')]),
    vision(236, 512, [
      jewel('red', -18, -14),
      jewel('waterLight', 16, -14),
      jewel('leaf', 0, -14),
      jewel('light', -12, -22),
      jewel('rose', 16, -20),
    ]),
    vision(370, 512, wreath(0, -30, 26, 28, 14, 18)),
    vision(500, 482, [
      fill('light', 'M0 -76C-26 -74 -30 -40 -34 6H34C30 -40 26 -74 0 -76Z', { width: 1.8 }),
      line('M-14 -60Q-20 -30 -20 4M14 -60Q20 -30 20 4M0 -50V4', 1.4, 'metalDark'),
      rays(0, -36, 44, 62, 10, 0.9),
    ]),
    hill(800, 8, 'near', 1),
    person({
      x: 300,
      y: 856,
      size: 0.92,
      away: true,
      look: { skin: 'skinOlive', hair: 'hairBlack' },
      dress: 'robe',
      cloth: 'ink',
      trim: 'shade',
      arms: [
        { elbow: [-76, -196], hand: [-98, -240] },
        { elbow: [72, -180], hand: [96, -206] },
      ],
    }),
  ],
};

const vision = (x: number, y: number, what: Art): Art => [put(what, { x, y: y - 34 }), cup(x, y, 0.5)];

const jewel = (role: Role, x: number, y: number): Art =>
  fill(role, `M${x} ${y - 13}l13 12l-13 14l-13 -14Z`, { width: 1.4 });
