import { mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { PaperInk } from '../inks.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined } from '../lino/cut.ts';

const HARE =
  'M0 -236C24 -236 40 -216 40 -190C38 -176 32 -168 26 -160C70 -140 92 -80 84 -20C82 0 60 6 0 6C-60 6 -82 0 -84 -20C-92 -80 -70 -140 -26 -160C-32 -168 -38 -176 -40 -190C-40 -216 -24 -236 0 -236Z';

/** A hare from behind that sits upright, its edges lit; 180 wide and 360 high, its foot at 0. */
export const hareFromBehind = (place: Place, role: PaperInk = 'ink', marks: PaperInk = 'far'): Art =>
  put(
    [
      joined(
        role,
        [
          HARE,
          'M6 -216C10 -280 36 -340 56 -356C74 -320 58 -250 34 -204Z',
          'M-6 -216C-10 -280 -36 -340 -56 -356C-74 -320 -58 -250 -34 -204Z',
        ],
        7,
        'glow',
      ),
      mirrored(gouge('26,-226 44,-276 54,-326', 8, marks), 0),
      // The hair parts along the spine; the light falls on the left flank.
      combed('-8,-150 -14,-90 -12,-44', '-56,-116 -74,-60 -70,-10', { role: marks, rows: 5, length: 26 }),
      combed('10,-146 18,-90 20,-50', '40,-128 50,-70 48,-20', {
        role: marks,
        rows: 2,
        width: 5,
        length: 24,
      }),
      combed('-6,-226 -28,-206 -34,-180', '6,-216 -6,-196 -8,-172', {
        role: marks,
        rows: 3,
        width: 4,
        length: 16,
      }),
      cut('light', circlePath(0, -14, 28), 4),
    ],
    place,
  );
