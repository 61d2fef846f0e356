import { put, type Art } from '../../drawing/art.ts';
import type { Point } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip, gripFromBehind } from '../../figure/grip.ts';
import type { Skin } from '../../figure/look.ts';
import { heldAt, wand } from '../../suits/objects.ts';

type Striker = {
  at: Point;
  turn: number;
  from: Point;
  cloth: Role;
  trim: Role;
  skin: Skin;
  flip?: boolean;
  back?: boolean;
  /** How far below its middle the staff is gripped. */
  hold?: number;
};

/** A staff in a fist, gripped near its foot; the arm comes from outside the picture. */
export const striker = ({
  at: [x, y],
  turn,
  from,
  cloth,
  trim,
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
      trim,
      size: 1.9,
      at: { turn, size: 1.75, flip },
      hand: (place) => (back ? gripFromBehind : grip)(skin, place, heldAt(wand, hold, 2.1, turn)),
    }),
    { x, y },
  );
