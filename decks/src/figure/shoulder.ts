import { flat, type Art } from '../drawing/art.ts';
import { circlePath, type Point } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';

/** Lets the top of a sleeve go over into a body of the same cloth: hides the sleeve's round end at the shoulder. */
export const shoulder = (cloth: Role, [x, y]: Point, r = 22): Art => flat(cloth, circlePath(x, y, r));
