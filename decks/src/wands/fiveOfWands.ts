import { swellPath } from '../drawing/swell.ts';
import { type Art, eachOf, fill, line, put, rays } from '../drawing/art.ts';
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
      striker(306, 424, 4, 'wine', 'skinFair', 2.1),
      striker(262, 462, 66, 'sage', 'skinBrown', 1.9, 'back'),
      striker(346, 420, -56, 'cloth', 'skinOlive', 2.1, 'turned'),
      striker(250, 470, 34, 'straw', 'skinDark', 2.14),
      striker(356, 508, -30, 'linen', 'skinFair', 1.9, 'back'),
    ],
    eachOf('300,350 214,330 392,322 300,470 240,440 366,430', (x, y, i) =>
      greatStar(x, y, i % 2 ? 20 : 28, 'light'),
    ),
  ],
};

/** A slanted wand, gripped near its foot by an arm from outside the picture. */
const striker = (
  x: number,
  y: number,
  turn: number,
  sleeve: Role,
  skin: Skin,
  size: number,
  hand: 'front' | 'back' | 'turned' = 'front',
): Art => [
  wand(x, y, size, turn),
  put(
    [
      fill(sleeve, 'M-34 50C-40 120 -50 220 -56 460H56C50 220 40 120 34 50Z'),
      line('M-14 90L-22 420M14 90L22 420', 1.6, 'line', 0.5),
      fill('trim', 'M-37 44H37L39 70H-39Z', { width: 1.6 }),
      hand === 'back' ? fistFromBehind(skin) : fist(skin, { y: 22, size: 1.3, flip: hand === 'turned' }),
    ],
    { ...along(x, y, turn, size * 70), turn },
  ),
];

/** The back of a closed hand: knuckles in a row above, the thumb laid along the staff. */
const fistFromBehind = (skin: Skin): Art => [
  fill(
    skin,
    'M-26 52C-32 30 -34 8 -28 -6C-24 -16 -16 -14 -13 -8C-10 -18 0 -18 3 -9C6 -18 15 -17 17 -7C21 -13 29 -9 30 0C33 20 30 38 26 52Z',
    {
      edge: 'skinEdge',
      width: 2,
    },
  ),
  line(
    'M-21 4q5 -5 9 1M-5 2q5 -5 9 1M11 3q5 -5 9 1M-13 14L-10 34M3 12L2 34M17 14L13 34',
    1.7,
    'skinEdge',
    0.6,
  ),
  fill(skin, swellPath('-22,44 -29,22 -24,4 -14,-6', [20, 18, 15, 12]), { edge: 'skinEdge', width: 2 }),
];

const along = (x: number, y: number, turn: number, distance: number) => {
  const [px, py] = polar(x, y, distance, turn + 90);
  return { x: px, y: py };
};
