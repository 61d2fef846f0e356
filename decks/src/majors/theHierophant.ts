import { type Art, fill, line, put, rays } from '../drawing/art.ts';
import { boxPath, circlePath } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { portrait } from '../figure/portrait.ts';
import { pillar } from '../primitives/buildings.ts';
import { halo } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';

export const theHierophant: Scene = {
  alt: 'A teacher in a triple crown sits between two grey pillars, one hand raised in blessing, the other on a triple cross; two students kneel before, and crossed keys lie between them.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    fill('stoneDark', 'M96 900V330C96 190 200 150 300 150C400 150 504 190 504 330V900Z'),
    fill('clothDark', 'M134 900V340C134 226 214 190 300 190C386 190 466 226 466 340V900Z', { width: 1.6 }),
    rays(300, 380, 150, 330, 22, 0.35),
    pillar(96, 270, 812),
    pillar(504, 270, 812),
    halo(300, 388, 128, 'clothDark'),
    portrait({
      y: 406,
      size: 0.96,
      look: {
        shape: 'round',
        aged: true,
        skin: 'skinDark',
        hair: 'hairWhite',
        cut: 'short',
        beard: 'short',
        eyes: 'closed',
        brow: 'calm',
        mouth: 'calm',
      },
      wears: 'tiara',
      robe: 'wine',
      panel: 'light',
      collar: 'fur',
      right: {
        kind: 'hold',
        what: [
          fill('metal', 'M-6 190V-140H6V190Z', { width: 1.8 }),
          [-118, -92, -66].map((y, i) =>
            fill('metal', boxPath(-20 - i * 8, y, 40 + i * 16, 9), { width: 1.6 }),
          ),
        ],
      },
      left: { kind: 'raise' },
    }),
    put(student('wine', 'hairBrown'), { x: 168, y: 850 }),
    put(student('cloth', 'hairBlack'), { x: 432, y: 850 }),
    [-1, 1].map((s) => put(key, { x: 300, y: 820, turn: s * 38, flip: s < 0 })),
  ],
};

/** A student from behind, the crown of the head shaved. */
const student = (robe: Role, hair: Role): Art => [
  fill(robe, 'M-104 60C-100 -50 -60 -86 0 -90C60 -86 100 -50 104 60Z'),
  line('M-50 -60Q-64 0 -66 50M50 -60Q64 0 66 50M0 -84V50', 1.6, 'line', 0.5),
  fill('skinOlive', 'M-18 -110H18V-78Q0 -66 -18 -78Z', { edge: 'skinEdge' }),
  fill(hair, circlePath(0, -134, 44)),
  fill('skinOlive', 'M-26 -146C-26 -176 26 -176 26 -146C26 -126 -26 -126 -26 -146Z', {
    edge: 'skinEdge',
    width: 1.6,
  }),
  fill('light', 'M-34 -82Q0 -56 34 -82L44 -70Q0 -38 -44 -70Z', { width: 1.6 }),
];

const key: Art = [
  fill('metal', 'M-6 54V-40H6V54Z', { width: 1.6 }),
  fill('metal', 'M6 26H26V36H6ZM6 44H22V54H6Z', { width: 1.6 }),
  line('M0 -40a18 18 0 1 1 .1 0', 9),
  line('M0 -40a18 18 0 1 1 .1 0', 5, 'metalDark'),
];
