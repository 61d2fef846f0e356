import { type Art, fill, flat, line, put, suitObject } from '../drawing/art.ts';
import { crescent, disc } from '../primitives/lights.ts';

const FOOT = 'M-50 146C-42 128 -16 130 -10 114H10C16 130 42 128 50 146C32 156 -32 156 -50 146Z';

/** A cup whose stem is long enough for a fist: its rim at -76, the place for the hand at 78, its foot at 148. */
const chalice: Art = suitObject('cups', [
  fill('metalDark', 'M-9 30L-7 124H7L9 30Z'),
  fill('metal', FOOT),
  disc('metal', 0, 44, 12),
  fill('metal', 'M-66 -76C-66 -10 -44 34 0 36C44 34 66 -10 66 -76Z'),
  flat('metalDark', 'M20 -76C24 -20 18 14 0 36C44 34 66 -10 66 -76Z', 0.5),
  fill('waterLight', 'M-66 -76C-60 -92 60 -92 66 -76C60 -62 -60 -62 -66 -76Z', { width: 2 }),
  line('M-58 -44C-30 -30 30 -30 58 -44M-54 -30C-28 -16 28 -16 54 -30', 1.8, 'ink', 0.7),
  crescent(2, -2, 15, 0, 'light'),
]);

/** The cup as it stands in a fist at 0,0. */
export const heldChalice = (size: number, turn: number): Art =>
  put(put(chalice, { y: -78 * size, size }), { turn });

/** The part of the same cup below the fist, where it is before the wrist. */
export const heldFoot = (size: number, turn: number): Art =>
  put(put([flat('metalDark', 'M-7 102V124H7V102Z'), fill('metal', FOOT)], { y: -78 * size, size }), { turn });
