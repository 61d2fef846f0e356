import { flat, put, type Art } from '../../drawing/art.ts';
import { cut } from '../lino/cut.ts';

/** A flame whose foot is at (x, y), 100 high at size 1. */
export const flame = (x: number, y: number, size: number): Art =>
  put(
    [
      cut('accent', 'M0 0C-40 -20 -30 -60 -8 -100C0 -80 10 -76 14 -90C40 -50 36 -14 0 0Z', 4),
      flat('glow', 'M2 -6C-16 -20 -10 -40 0 -58C16 -36 18 -16 2 -6Z'),
    ],
    { x, y, size },
  );
