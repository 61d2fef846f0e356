import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { PaperInk } from '../inks.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { lens, ticks } from '../lino/marks.ts';
import { eye } from '../nature/head.ts';

const RABBIT = 'M-120 -4C-156 -60 -136 -146 -76 -164C-30 -178 24 -176 52 -136C70 -104 62 -50 78 0H-100Z';

/** A rabbit that sits and looks right, 320 wide and 340 high, its feet at 0; `nod` turns its head down. */
export const rabbit = (place: Place, role: PaperInk = 'ink', marks: PaperInk = 'far', nod = 0): Art => {
  // The head turns about the neck, so that the feet stay on the ground.
  const nodding = (of: Art) => put(put(of, { x: -40, y: 150 }), { x: 40, y: -150, turn: nod });
  return put(
    [
      nodding(cut(role, 'M50 -196C18 -236 -18 -264 -50 -268C-44 -236 -4 -200 40 -180Z', 4)),
      cut('light', circlePath(-126, -34, 26), 4),
      joined(role, [RABBIT, 'M-70 6C-64 -22 14 -24 24 6ZM40 6C44 -12 88 -14 94 6Z']),
      nodding(
        joined(role, [
          'M20 -150C16 -192 50 -222 86 -212C114 -206 142 -180 148 -160C150 -144 138 -132 118 -132C90 -108 40 -96 20 -150Z',
          'M56 -200C26 -244 8 -300 14 -332C46 -314 82 -258 84 -204Z',
        ]),
      ),
      flat(role, RABBIT),
      ticks(RABBIT, {
        role: marks,
        flow: 150,
        gap: 24,
        length: 18,
        width: 5,
        tone: (x, y) => (x > 10 ? 0 : y < -70 || x < -70 ? 0.9 : 0.2),
      }),
      gouge('-90,-10 -84,-96 -10,-104 18,-40', 7, marks),
      nodding([
        gouge('30,-300 46,-262 68,-216', 7, 'accent'),
        eye(98, -178, 7),
        flat(marks, lens([126, -146], [166, -136], 3) + lens([124, -142], [158, -122], 3)),
      ]),
    ],
    place,
  );
};
