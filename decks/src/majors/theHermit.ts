import { type Art, fill, line, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { person } from '../figure/person.ts';
import { peaks } from '../primitives/land.ts';
import { star } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';

export const theHermit: Scene = {
  alt: 'An old man in a grey hooded cloak stands on a snowy peak at night, leaning on a staff and lifting a lantern with a star inside.',
  draw: (chance) => [
    sky(chance, { stars: 110 }),
    rays(434, 496, 46, 250, 26, 0.7),
    peaks(
      740,
      [
        [110, 80, 150],
        [500, 90, 170],
        [230, 60, 90],
      ],
      'far',
      'mid',
    ),
    fill('stone', 'M40 900V820L150 770L240 742L360 752L470 800L560 840V900Z'),
    fill(
      'snow',
      'M92 797L150 770L240 742L360 752L470 800L490 809C462 800 446 826 416 812C384 800 372 836 330 818C296 804 272 838 236 818C206 802 186 828 156 812C136 802 110 806 92 797Z',
      { width: 1.8 },
    ),
    person({
      x: 286,
      y: 784,
      size: 1.72,
      look: {
        shape: 'long',
        aged: true,
        skin: 'skinFair',
        hair: 'hairWhite',
        beard: 'long',
        eyes: 'down',
        brow: 'sad',
        turn: 0.6,
      },
      wears: 'hood',
      dress: 'gown',
      cloth: 'stoneDark',
      trim: 'stone',
      cloak: 'shade',
      bow: 8,
      arms: [
        {
          elbow: [-66, -160],
          hand: [-76, -136],
          holds: [line('M0 -130V136', 9), line('M0 -130V136', 6, 'wood')],
        },
        { elbow: [64, -186], hand: [86, -214], holds: put(lantern, { y: 0, size: 0.6 }) },
      ],
    }),
  ],
};

const lantern: Art = [
  line('M0 0V26', 4),
  fill('metal', 'M-34 44L0 20L34 44Z'),
  fill('ink', 'M-32 44H32L24 118H-24Z', { opacity: 0.85 }),
  star(0, 82, 34, 'glow', 6, 0.5),
  star(0, 82, 14, 'light', 6, 0.5),
  line('M-32 44L-24 118M32 44L24 118M0 44V50M0 112V118', 3, 'metal'),
  fill('metal', 'M-32 118H32V130H-32Z', { width: 2 }),
];
