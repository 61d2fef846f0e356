import { type Art, eachRow, fill, line, put, rays } from '../drawing/art.ts';
import { polar } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { fist } from '../figure/hand.ts';
import type { Skin } from '../figure/look.ts';
import { greatStar } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { wand } from '../suits/objects.ts';

export const fiveOfWands: Scene = {
  alt: 'Five staffs clash in the air, each gripped by a fist in a sleeve of another colour; sparks fly where they cross.',
  draw: (chance) => [
    sky(chance, { stars: 20 }),
    rays(300, 430, 40, 400, 24, 0.5),
    land('wands'),
    [
      striker(300, 452, 3, 'wine', 'skinFair', 1.98),
      striker(258, 430, 61, 'sage', 'skinBrown', 2.02),
      striker(342, 430, -59, 'cloth', 'skinOlive', 2.02),
      striker(262, 484, 30, 'straw', 'skinDark', 2.08),
      striker(344, 492, -28, 'linen', 'skinFair', 2.06),
    ],
    eachRow(
      [
        [300, 350],
        [214, 330],
        [392, 322],
        [300, 470],
        [240, 440],
        [366, 430],
      ],
      (x, y, i) => greatStar(x, y, i % 2 ? 20 : 28, 'light'),
    ),
  ],
};

/** A slanted wand, gripped near its foot by an arm from outside the picture. */
const striker = (x: number, y: number, turn: number, sleeve: Role, skin: Skin, size: number): Art => [
  wand(x, y, size, turn),
  put(
    [
      fill(sleeve, 'M-34 50C-40 120 -50 220 -56 460H56C50 220 40 120 34 50Z'),
      line('M-14 90L-22 420M14 90L22 420', 1.6, 'line', 0.5),
      fill('trim', 'M-37 44H37L39 70H-39Z', { width: 1.6 }),
      fist(skin, { y: 22, size: 1.42 }),
    ],
    { ...along(x, y, turn, size * 70), turn },
  ),
];

const along = (x: number, y: number, turn: number, distance: number) => {
  const [px, py] = polar(x, y, distance, turn + 90);
  return { x: px, y: py };
};
