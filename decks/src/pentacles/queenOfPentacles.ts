import { bower, turfSeat } from '../courts/bower.ts';
import { rabbit } from '../creatures/beasts.ts';
import { type Art, eachRow, fill, flat, line, put, rays } from '../drawing/art.ts';
import { circlePath } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { enthroned } from '../figure/enthroned.ts';
import { grip } from '../figure/grip.ts';
import { standing } from '../primitives/ground.ts';
import { flower, leaf } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { pentacle } from '../suits/objects.ts';

export const queenOfPentacles: Scene = {
  alt: 'A queen crowned with leaves and roses sits in a bower of roses and holds a coin to her breast with both hands; a rabbit sits among the flowers at her feet.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    rays(290, 390, 120, 460, 26),
    land('pentacles'),
    bower,
    standing(296, 850, 210),
    turfSeat,
    enthroned({
      look: {
        shape: 'round',
        skin: 'skinBrown',
        hair: 'hairBrown',
        cut: 'braids',
        eyes: 'down',
        mouth: 'smile',
        turn: 0.6,
      },
      wears: 'leafCrown',
      robe: 'linen',
      panel: 'rose',
      mantle: 'sage',
      collar: 'jewels',
      knees: 0.5,
      bow: 12,
      lap: sleeve,
      left: { joints: '-50,-158 -110,-56 -50,-66', hand: 'hidden' },
      right: {
        joints: '50,-158 112,-56 56,-66',
        holds: [grip('skinBrown', { x: -106, size: 0.92, turn: -14 }, pentacle(53, -14, 0.6))],
        turn: 14,
      },
      place: { x: 284, y: 588, size: 0.98 },
    }),
    hare,
    eachRow(
      [
        [70, 846, 17],
        [116, 858, 14],
        [166, 850, 16],
        [392, 862, 13],
        [536, 846, 17],
      ],
      (x, y, r, i) => [
        leaf(x, y, -140, 30, 'leaf'),
        leaf(x, y, -40, 30, 'leafDark'),
        flower(x, y, r, 5, i % 2 ? 'light' : 'rose', i % 2 ? 'linen' : 'red'),
      ],
    ),
  ],
};

/** A wide sleeve that falls from her arm over the knee, in her own units. */
const sleeve: Art = [
  fill('linen', 'M-122 -84C-150 -20 -134 60 -96 140C-70 150 -40 120 -34 84C-40 30 -60 -20 -66 -50Z'),
  fill('trim', 'M-96 140C-70 150 -40 120 -34 84L-44 78C-52 110 -72 130 -98 126Z', { width: 1.6 }),
  graven('-104,-50 -116,20 -92,110', 5),
  graven('-84,-50 -84,20 -62,100', 5),
];

/** The rabbit, with a light in its eye and its forepaws on the ground. */
const hare: Art = put(
  [
    standing(0, 2, 48),
    rabbit({}),
    flat('light', circlePath(39, -45, 1.2)),
    fill('linen', 'M6 2C2 -10 14 -18 22 -12C26 -6 40 -6 44 2Z', { width: 1.8 }),
    line('M32 2v-5M38 2v-4', 1.4),
  ],
  { x: 448, y: 856, size: 1.06 },
);
