import { snake } from '../creatures/beasts.ts';
import { type Art, eachRow, fill, line, put, rays } from '../drawing/art.ts';
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
    eachRow(
      [
        [132, 352, 1],
        [300, 312, 1.1],
        [468, 352, 1],
        [102, 560, 0.9],
        [236, 524, 0.9],
        [364, 524, 0.9],
        [498, 560, 0.9],
      ],
      (x, y, k) => cloud(x, y, k, 'steel'),
    ),
    vision(134, 298, castle(0, 4, 0.36)),
    vision(300, 256, [rays(0, -32, 14, 58, 10, 0.9), greatStar(0, -32, 36)]),
    vision(466, 298, put(head({ skin: 'skinFair', hair: 'hairFair', cut: 'curls' }), { y: -30, size: 0.42 })),
    vision(100, 506, [snake('M-6 8C-26 -8 22 -14 6 -30C-10 -44 -24 -36 -16 -56', [-14, -58], 'leaf')]),
    vision(236, 470, [
      jewel('red', -18, -12),
      jewel('waterLight', 16, -12),
      jewel('leaf', 0, -12),
      jewel('light', -12, -22),
      jewel('rose', 14, -20),
    ]),
    vision(364, 470, wreath(0, -30, 26, 28, 14, 18)),
    vision(500, 506, [
      fill('light', 'M0 -70C-24 -68 -28 -38 -32 6H32C28 -38 24 -68 0 -70Z', { width: 1.8 }),
      line('M-14 -56Q-20 -30 -20 4M14 -56Q20 -30 20 4M0 -48V4', 1.4, 'metalDark'),
      rays(0, -34, 40, 58, 10, 0.9),
    ]),
    hill(812, 8, 'near', 1),
    person({
      x: 300,
      y: 864,
      size: 1.12,
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

const vision = (x: number, y: number, what: Art): Art => [
  put(what, { x, y: y - 46, size: 1.3 }),
  cup(x, y, 0.66),
];

const jewel = (role: Role, x: number, y: number): Art =>
  fill(role, `M${x} ${y - 13}l13 12l-13 14l-13 -14Z`, { width: 1.4 });
