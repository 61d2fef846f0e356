import { bower, turfSeat } from '../courts/bower.ts';
import { rabbit } from '../creatures/beasts.ts';
import { eachRow, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
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
      bow: 7,
      left: { joints: '-50,-158 -110,-56 -50,-66', hand: 'hidden' },
      right: {
        joints: '50,-158 112,-56 56,-66',
        holds: [grip('skinBrown', { x: -106, size: 0.92, turn: -14 }, pentacle(53, -14, 0.6))],
        turn: 14,
      },
      place: { x: 284, y: 588, size: 0.98 },
    }),
    rabbit({ x: 474, y: 858, size: 1.06 }),
    eachRow(
      [
        [70, 846, 17],
        [116, 858, 14],
        [166, 850, 16],
        [410, 858, 14],
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
