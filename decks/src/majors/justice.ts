import { type Art, fill, line, put } from '../drawing/art.ts';
import { boxPath, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { portrait } from '../figure/portrait.ts';
import { pillar } from '../primitives/buildings.ts';
import { tiles } from '../primitives/land.ts';
import { disc, halo } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { suitEmblem } from '../suits/objects.ts';

export const justice: Scene = {
  alt: 'A crowned judge in red sits between two pillars before a curtain, a sword upright in one hand and level scales in the other.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    fill('clothDark', boxPath(110, 200, 380, 700)),
    times(9, (i) => line(`M${132 + i * 42} 204Q${126 + i * 42} 520 ${132 + i * 42} 890`, 2, 'line', 0.3)),
    times(6, (i) =>
      fill('cloth', `M${110 + i * 63.4} 200h63.4q-8 44 -31.7 44q-23.7 0 -31.7 -44Z`, { width: 1.8 }),
    ),
    pillar(96, 172, 812),
    pillar(504, 172, 812),
    halo(300, 350, 130, 'clothDark'),
    portrait({
      y: 366,
      size: 1,
      look: {
        shape: 'square',
        skin: 'skinDark',
        hair: 'hairBlack',
        cut: 'bun',
        eyes: 'open',
        brow: 'calm',
        mouth: 'firm',
      },
      wears: 'squareCrown',
      robe: 'wine',
      panel: 'sage',
      right: { kind: 'hold', what: put(suitEmblem('swords', 1.55), { y: -106 }) },
      left: { kind: 'hold', what: scales },
    }),
    tiles(826, 'stone', 'stoneDark'),
  ],
};

const scales: Art = [
  line('M0 0V-54', 5, 'metal'),
  fill('metal', 'M-66 -58Q0 -70 66 -58V-50Q0 -62 -66 -50Z', { width: 1.8 }),
  disc('metal', 0, -66, 10, 1.8),
  [-60, 60].map((x) => [
    line(`M${x} -54L${x - 30} 32M${x} -54L${x + 30} 32`, 2, 'metal'),
    fill('metal', `M${x - 36} 30H${x + 36}Q${x + 24} 58 ${x} 58Q${x - 24} 58 ${x - 36} 30Z`, { width: 1.8 }),
  ]),
];
