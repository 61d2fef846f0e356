import { put, type Art } from '../../drawing/art.ts';
import { cut, keyed } from '../lino/cut.ts';

/** An acorn that hangs from its cup, 36 wide and 54 high; the rim of the cup is at (x, y). */
export const acorn = (x: number, y: number, turn = 0): Art =>
  put(
    [
      keyed('glow', 'M-14 -4C-16 20 -6 30 0 36C6 30 16 20 14 -4Z', 3.4),
      cut('ink', 'M-18 -2C-16 -22 16 -22 18 -2Z', 3),
    ],
    { x, y, turn },
  );
