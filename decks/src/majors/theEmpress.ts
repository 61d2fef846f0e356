import { type Art, eachRow, fill, line, put, rays } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { portrait } from '../figure/portrait.ts';
import { hill } from '../primitives/land.ts';
import { disc, halo } from '../primitives/lights.ts';
import { flower, tree, wheat } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';

export const theEmpress: Scene = {
  alt: 'A woman crowned with stars sits among trees and ripe wheat with a sceptre and a heart-shaped shield that bears the sign of Venus.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    rays(300, 330, 150, 500, 26),
    hill(600, 16, 'far', 0.6),
    eachRow(
      [
        [96, 640, 1],
        [182, 616, 0.8],
        [504, 640, 1],
        [424, 616, 0.8],
      ],
      (x, y, size) => tree(x, y, size, 'glow'),
    ),
    hill(676, 12, 'mid', 2.2),
    halo(300, 346, 140, 'sageDark'),
    portrait({
      y: 362,
      size: 0.98,
      look: {
        shape: 'round',
        skin: 'skinBrown',
        hair: 'hairAuburn',
        cut: 'long',
        eyes: 'open',
        brow: 'calm',
        mouth: 'smile',
      },
      wears: 'starCrown',
      robe: 'linen',
      panel: 'wine',
      right: {
        kind: 'hold',
        what: [
          fill('metal', 'M-6 150V-120H6V150Z', { width: 1.8 }),
          disc('metal', 0, -142, 26),
          line('M-26 -142H26M0 -168V-116', 1.8, 'ink', 0.5),
        ],
      },
      left: { kind: 'cradle', what: put(shield, { x: 0, y: 238 }) },
    }),
    times(15, (i) => wheat(66 + i * 34, 884, 110 + ((i * 37) % 50), (i - 7) * 2)),
    [92, 300, 506].map((x) => flower(x, 838, 24, 6, 'rose', 'red')),
  ],
};

const shield: Art = [
  fill('wine', 'M0 74C-64 30 -84 -10 -66 -44C-48 -70 -12 -66 0 -38C12 -66 48 -70 66 -44C84 -10 64 30 0 74Z', {
    width: 5,
    edge: 'metal',
  }),
  line('M0 4V46M-16 28H16M0 4a18 18 0 1 1 .1 0', 5, 'glow'),
];
