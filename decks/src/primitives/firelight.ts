import { flat, type Art } from '../drawing/art.ts';
import { circlePath } from '../drawing/geometry.ts';

/** Light that a fire throws on all that is painted before it; it fades towards `r`. */
export const firelight = (x: number, y: number, r: number, opacity = 1): Art =>
  flat('firelight', circlePath(x, y, r), opacity);
