import { eachRow, fill, tube } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { person } from '../figure/person.ts';
import { hill } from '../primitives/land.ts';
import { crescent } from '../primitives/lights.ts';
import { spray } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { pentacle } from '../suits/objects.ts';

export const sevenOfPentacles: Scene = {
  alt: 'A gardener leans on a hoe and considers a great bush on which seven coins have ripened.',
  draw: (chance) => [
    sky(chance, { stars: 60 }),
    crescent(440, 212, 32, -20),
    hill(650, 22, 'far', 0.2),
    hill(720, 14, 'mid', 2.1),
    hill(800, 8, 'near', 4),
    eachRow(
      [
        [206, 860, 120, 470, -0.1],
        [206, 860, 300, 470, 0.12],
        [206, 860, 206, 330, 0.04],
        [206, 860, 110, 660, -0.2],
        [206, 860, 310, 660, 0.2],
        [206, 860, 206, 560, 0],
      ],
      (x, y, tx, ty, bend) => spray({ from: [x, y], to: [tx, ty], bend, leaves: 8, length: 52 }),
    ),
    eachRow(
      [
        [206, 300],
        [126, 414],
        [286, 414],
        [206, 500],
        [112, 604],
        [302, 604],
        [206, 704],
      ],
      (x, y) => pentacle(x, y, 0.56),
    ),
    person({
      x: 434,
      y: 846,
      size: 1.42,
      flip: true,
      look: {
        skin: 'skinBrown',
        hair: 'hairBrown',
        cut: 'short',
        beard: 'short',
        eyes: 'down',
        brow: 'calm',
        turn: 0.8,
      },
      wears: 'wideHat',
      dress: 'tunic',
      cloth: 'cloth',
      hose: 'straw',
      lean: 8,
      bow: 8,
      arms: [
        { elbow: [0, -150], hand: [50, -176], behind: true },
        {
          elbow: [66, -150],
          hand: [56, -164],
          holds: [
            tube('wood', 'M4 -30V170', 7),
            fill('steel', 'M-2 160L40 172L36 186L-2 178Z', { width: 1.8 }),
          ],
        },
      ],
    }),
  ],
};
