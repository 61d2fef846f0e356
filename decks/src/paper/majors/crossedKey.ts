import { flat, put, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath, polar, times } from '../../drawing/geometry.ts';
import type { PaperInk } from '../inks.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';

const LOBES = [210, 330, 90].map((angle) => circlePath(...polar(0, 148, 30, angle), 27));

/** A key with a bow of three lobes below and its bit above to the right: 360 high about 0. */
export const key = (role: PaperInk, turn: number, flip: boolean): Art =>
  put(
    put(
      [
        joined(role, ['M-11 -186H11V110H-11Z', 'M8 -176H66V-150H48V-132H66V-106H8Z', ...LOBES], 6, 'ink'),
        LOBES.map((_, i) => cut('near', circlePath(...polar(0, 148, 31, 210 + i * 120), 10), 4)),
        [86, 98].map((y) => keyed(role, boxPath(-20, y, 40, 12), 4)),
        flat('ink', times(2, (i) => `M${24 + i * 18} -168h7v54h-7Z`).join('')),
        gouge('-3,-174 -3,-40 -3,80', 5, role === 'light' ? 'far' : 'light'),
      ],
      { turn },
    ),
    { flip },
  );
