import { mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { PaperInk } from '../inks.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { around, ticks } from '../lino/marks.ts';

const HARE =
  'M0 -236C24 -236 40 -216 40 -190C38 -176 32 -168 26 -160C70 -140 92 -80 84 -20C82 0 60 6 0 6C-60 6 -82 0 -84 -20C-92 -80 -70 -140 -26 -160C-32 -168 -38 -176 -40 -190C-40 -216 -24 -236 0 -236Z';

/** A hare from behind that sits upright; 180 wide and 360 high, its foot at 0. */
export const hareFromBehind = (place: Place, role: PaperInk = 'ink', marks: PaperInk = 'far'): Art =>
  put(
    [
      joined(role, [
        HARE,
        'M6 -216C10 -280 36 -340 56 -356C74 -320 58 -250 34 -204Z',
        'M-6 -216C-10 -280 -36 -340 -56 -356C-74 -320 -58 -250 -34 -204Z',
      ]),
      mirrored(gouge('26,-226 44,-276 54,-326', 8, marks), 0),
      ticks(HARE, {
        role: marks,
        flow: around(0, -300),
        gap: 24,
        length: 20,
        width: 5,
        tone: (x) => (x < 10 ? 0.9 : 0.2),
      }),
      cut('light', circlePath(0, -14, 28), 4),
    ],
    place,
  );
