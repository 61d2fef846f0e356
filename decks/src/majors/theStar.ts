import { perchedBird } from '../creatures/beasts.ts';
import { type Art, eachRow, fill, line, put, rays } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { person } from '../figure/person.ts';
import { hill, lake } from '../primitives/land.ts';
import { greatStar } from '../primitives/lights.ts';
import { flower, leaf, tree } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';

export const theStar: Scene = {
  alt: 'A woman kneels at a pool under one great star and seven small ones and pours water from two jugs, one on the land and one into the pool; a bird sings in a tree.',
  draw: (chance) => [
    sky(chance, { stars: 100 }),
    rays(300, 262, 70, 330, 32, 0.6),
    greatStar(300, 262, 118),
    eachRow(
      [
        [136, 300],
        [464, 300],
        [186, 200],
        [414, 200],
        [160, 420],
        [440, 420],
        [300, 440],
      ],
      (x, y) => greatStar(x, y, 34, 'light'),
    ),
    hill(640, 14, 'far', 0.4),
    [put([tree(0, 0, 0.74), perchedBird({ x: 6, y: -206, size: 0.9 }, 'rose')], { x: 124, y: 680 })],
    hill(684, 10, 'mid', 2),
    lake(776),
    fill('sageDark', 'M40 740C140 716 250 730 320 780C350 806 300 850 240 866L200 900H40Z'),
    times(7, (i) =>
      leaf(70 + i * 32, 748 + (i % 3) * 26, -100 + (i % 4) * 14, 28, i % 2 ? 'leaf' : 'leafDark'),
    ),
    eachRow(
      [
        [86, 800],
        [120, 840],
        [176, 828],
      ],
      (x, y) => flower(x, y, 14, 5, 'rose', 'red'),
    ),
    person({
      x: 286,
      y: 796,
      size: 1.2,
      look: { skin: 'skinBrown', hair: 'hairAuburn', cut: 'long', eyes: 'down', mouth: 'smile', turn: 0.6 },
      dress: 'kneeling',
      cloth: 'linen',
      trim: 'waterLight',
      lean: 12,
      bow: 6,
      arms: [
        { elbow: [-76, -176], hand: [-92, -134] },
        { elbow: [72, -172], hand: [96, -142] },
      ],
    }),
    pour(208, 716, true),
    pour(426, 728, false),
    [0, 1, 2].map((i) =>
      line(
        `M${404 - i * 22} ${836 + i * 6}q${44 + i * 22} ${16 + i * 6} ${88 + i * 44} 0`,
        2,
        'light',
        0.7 - i * 0.18,
      ),
    ),
  ],
};

/** A tilted jug and the water that runs out of it. */
const pour = (x: number, y: number, left: boolean): Art =>
  put(
    [
      line('M40 6C62 20 60 60 58 106M36 12C50 30 46 70 42 106M46 4C72 22 74 60 74 106', 5, 'waterLight'),
      line('M40 6C62 20 60 60 58 106', 1.6, 'light', 0.8),
      put(
        [
          fill('metal', 'M-12 -34C-40 -20 -40 30 -10 42H10C40 30 40 -20 12 -34L18 -48H-18Z'),
          line('M-30 -8Q0 4 30 -8', 2, 'ink', 0.6),
          line('M-14 -36C-44 -44 -50 -10 -34 4', 4, 'metal'),
        ],
        { turn: 104, size: 0.86 },
      ),
    ],
    { x, y, flip: left },
  );
