import type { Art } from '../../drawing/art.ts';
import type { Point } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import type { Skin } from '../../figure/look.ts';
import { staff } from './staff.ts';

/** The point in which all staffs cross. */
export const CLASH = [300, 484] as const;

type Fist = [
  shoulder: Point,
  elbow: Point,
  hand: Point,
  bend: number,
  beyond: number,
  cloth: Role,
  trim: Role,
  skin: Skin,
];

/**
 * Where each arm comes from, where its fist is and how it is turned; its staff reaches
 * beyond the point where all cross.
 */
const FISTS: readonly Fist[] = [
  [[-90, 470], [-30, 640], [136, 580], -28, 142, 'linen', 'red', 'skinOlive'],
  [[690, 450], [640, 620], [474, 556], 26, 150, 'straw', 'wine', 'skinDark'],
  [[660, 720], [596, 850], [470, 742], 42, 186, 'cloth', 'trim', 'skinBrown'],
  [[-60, 760], [10, 890], [140, 758], -44, 176, 'sage', 'trim', 'skinFair'],
  [[470, 1240], [420, 950], [312, 796], 56, 214, 'wine', 'trim', 'skinDark'],
];

/** An arm, its fist, and the staff in it. */
const fist = (...[shoulder, elbow, [x, y], bend, beyond, cloth, trim, skin]: Fist) => {
  const [dx, dy] = [CLASH[0] - x, CLASH[1] - y];
  const turn = (Math.atan2(dx, -dy) * 180) / Math.PI;
  return cuffedArm({
    shoulder,
    elbow,
    cloth,
    trim,
    size: 1.8,
    at: { x, y, turn: bend, size: 1.65, flip: elbow[0] > x },
    hand: (place) => grip(skin, place, staff(Math.hypot(dx, dy) + beyond, turn, turn < 0 ? -1 : 1)),
  });
};

export const fists: Art = FISTS.map((row) => fist(...row));
