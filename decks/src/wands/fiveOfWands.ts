import { type Art, eachOf, put, rays } from '../drawing/art.ts';
import type { Point } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { cuffedArm } from '../figure/cuffed.ts';
import { grip, gripFromBehind } from '../figure/grip.ts';
import type { Skin } from '../figure/look.ts';
import { greatStar } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { heldAt, wand } from '../suits/objects.ts';

export const fiveOfWands: Scene = {
  alt: 'Five burning staffs clash in the air, each gripped by a fist in a sleeve of another colour; sparks fly where they cross.',
  draw: (chance) => [
    sky(chance, { stars: 20 }),
    rays(330, 330, 40, 460, 28, 0.5),
    land('wands'),
    striker({ at: [130, 706], turn: 25, from: [-60, 740], cloth: 'sage', skin: 'skinBrown', back: true }),
    striker({ at: [478, 392], turn: -46, from: [640, 330], cloth: 'cloth', skin: 'skinOlive', flip: true }),
    striker({
      at: [506, 706],
      turn: -60,
      from: [640, 800],
      cloth: 'linen',
      skin: 'skinBrown',
      flip: true,
      hold: 40,
    }),
    striker({ at: [276, 772], turn: 22, from: [110, 920], cloth: 'wine', skin: 'skinFair' }),
    striker({ at: [120, 430], turn: 56, from: [-30, 310], cloth: 'straw', skin: 'skinDark' }),
    eachOf('350,272 212,536 344,614', (x, y, i) => greatStar(x, y, i ? 26 : 42, 'light')),
  ],
};

type Striker = {
  at: Point;
  turn: number;
  from: Point;
  cloth: Role;
  skin: Skin;
  flip?: boolean;
  back?: boolean;
  /** How far below its middle the staff is gripped. */
  hold?: number;
};

/** A staff in a fist, gripped near its foot; the arm comes from outside the picture. */
const striker = ({
  at: [x, y],
  turn,
  from,
  cloth,
  skin,
  flip = false,
  back = false,
  hold = 56,
}: Striker): Art =>
  put(
    cuffedArm({
      shoulder: [from[0] - x, from[1] - y + 200],
      elbow: [from[0] - x, from[1] - y],
      cloth,
      size: 1.9,
      at: { turn, size: 1.75, flip },
      hand: (place) => (back ? gripFromBehind : grip)(skin, place, heldAt(wand, hold, 2.1, turn)),
    }),
    { x, y },
  );
