import type { MinorSuit } from '#contract/tarot/codes.ts';
import { type Art, fill, put, rays } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { portrait } from '../figure/portrait.ts';
import { table } from '../primitives/buildings.ts';
import { hill } from '../primitives/land.ts';
import { disc, halo } from '../primitives/lights.ts';
import { flower, leaf, lily } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { suitEmblem } from '../suits/objects.ts';

export const theMagician: Scene = {
  alt: 'A robed magician raises a wand to the sky, the other hand closed at the breast, under the sign of infinity; a cup, a sword, a staff and a coin lie on the table before.',
  draw: (chance) => [
    sky(chance),
    rays(300, 320, 150, 520, 28),
    halo(300, 316, 148),
    hill(700, 12, 'far', 1),
    portrait({
      y: 336,
      size: 0.98,
      look: {
        skin: 'skinOlive',
        hair: 'hairBlack',
        cut: 'curls',
        eyes: 'open',
        brow: 'raised',
        mouth: 'smile',
      },
      wears: 'infinity',
      robe: 'wine',
      panel: 'linen',
      collar: 'jewels',
      right: {
        kind: 'raise',
        what: [
          fill('light', 'M-7 90V-110H7V90Z'),
          disc('metal', 0, -116, 12),
          disc('metal', 0, 96, 12),
          rays(0, -116, 20, 46, 8, 0.8),
        ],
      },
      left: { kind: 'rest' },
    }),
    [false, true].map((flip) =>
      put(
        times(3, (i) => [
          leaf(86 + i * 44, 176 - i * 34, -150 - i * 10, 36),
          flower(104 + i * 46, 186 - i * 32, 25, 6),
        ]),
        flip ? { x: 600, flip } : {},
      ),
    ),
    table(716, 'linen', 'clothDark'),
    emblemAt('cups', 146, 668, 0.66),
    emblemAt('pentacles', 256, 682, 0.46, 0),
    emblemAt('swords', 372, 716, 0.72, 78),
    emblemAt('wands', 462, 660, 0.74, 14),
    [94, 178, 262, 346, 430, 506].map((x, i) =>
      i % 2 ? lily(x, 862, 0.9, (i - 2.5) * 4) : flower(x, 836, 27, 6),
    ),
    [118, 214, 306, 392, 478].map((x, i) => leaf(x, 868, -90 + (i - 2) * 8, 44, i % 2 ? 'leaf' : 'leafDark')),
  ],
};

const emblemAt = (suit: MinorSuit, x: number, y: number, size: number, turn = 0): Art =>
  put(suitEmblem(suit, size), { x, y, turn });
