import { type Art, fill, flat, line, put } from '../drawing/art.ts';
import { circlePath } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { portrait } from '../figure/portrait.ts';
import { throne } from '../primitives/buildings.ts';
import { hill, peaks } from '../primitives/land.ts';
import { disc, greatStar } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';

export const theEmperor: Scene = {
  alt: 'A white-bearded emperor in armour and a red mantle sits on a stone throne carved with rams, a sceptre in one hand and an orb in the other; bare mountains stand behind.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    peaks(
      600,
      [
        [96, 80, 250],
        [504, 80, 270],
        [210, 60, 150],
        [400, 60, 160],
      ],
      'dusk',
      'far',
    ),
    hill(690, 10, 'mid', 0.5),
    throne('stone', 'stoneDark', greatStar(0, -14, 30)),
    [138, 462].map((x) => put(ram, { x, y: 292, size: 0.72, flip: x > 300 })),
    portrait({
      y: 352,
      size: 1.02,
      look: {
        shape: 'square',
        aged: true,
        skin: 'skinFair',
        hair: 'hairWhite',
        cut: 'short',
        beard: 'long',
        eyes: 'open',
        brow: 'stern',
        mouth: 'firm',
      },
      wears: 'archedCrown',
      robe: 'wine',
      panel: 'steelDark',
      collar: 'plain',
      right: { kind: 'hold', what: ankh },
      left: {
        kind: 'hold',
        what: [
          disc('metal', 0, -50, 40),
          line('M-40 -50H40M0 -90C-20 -76 -20 -24 0 -10', 3, 'metalDark'),
          line('M0 -90V-120M-12 -108H12', 5, 'metal'),
        ],
      },
    }),
    [96, 504].map((x) => put(ram, { x, y: 770, size: 0.8, flip: x > 300 })),
  ],
};

const ankh: Art = [
  fill('metal', 'M-6 150V-96H6V150Z', { width: 1.8 }),
  fill('metal', 'M-34 -86H34V-74H-34Z', { width: 1.8 }),
  line('M0 -90C-40 -120 -28 -170 0 -170C28 -170 40 -120 0 -90Z', 12, 'line'),
  line('M0 -90C-40 -120 -28 -170 0 -170C28 -170 40 -120 0 -90Z', 8, 'metalDark'),
];

/** A ram's head from the front, its horn curling to the left. */
const ram: Art = [
  fill('linen', 'M-26 -34C-30 6 -18 52 0 56C18 52 30 6 26 -34C10 -46 -10 -46 -26 -34Z'),
  [-1, 1].map((s) =>
    put(
      [
        fill('straw', 'M10 -34C50 -56 76 -18 58 16C46 36 20 28 24 6C28 -6 40 -2 38 8C52 -4 48 -28 18 -18Z', {
          width: 2,
        }),
        line('M30 -42L34 -22M50 -32L46 -16M60 -10L48 -4', 1.4, 'woodDark'),
        flat('ink', circlePath(12, -2, 4)),
      ],
      { flip: s < 0 },
    ),
  ),
  line('M-8 40Q0 46 8 40M-4 32L0 36L4 32', 2, 'woodDark'),
];
