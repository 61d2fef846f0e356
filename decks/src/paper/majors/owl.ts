import { flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, polar, times } from '../../drawing/geometry.ts';
import type { PaperInk } from '../inks.ts';
import { cut, keyed } from '../lino/cut.ts';
import { hatch, lens, ticks, wedge } from '../lino/marks.ts';

const BODY =
  'M0 -128C24 -140 44 -142 58 -150C68 -158 78 -172 92 -178C95 -160 92 -146 95 -130C104 -104 102 -80 96 -50C104 30 70 110 0 130C-70 110 -104 30 -96 -50C-102 -80 -104 -104 -95 -130C-92 -146 -95 -160 -92 -178C-78 -172 -68 -158 -58 -150C-44 -142 -24 -140 0 -128Z';
const WING = 'M-84 -50C-112 0 -110 70 -62 118C-50 70 -48 10 -62 -44Z';

/** An owl from the front, 200 wide and 280 high, its claws at 132. */
export const owl = (place: Place, role: PaperInk = 'ink', breast: PaperInk = 'mid'): Art =>
  put(
    [
      cut(role, BODY),
      cut(
        breast,
        'M0 -34C46 -34 62 10 52 60C44 96 20 114 0 120C-20 114 -44 96 -52 60C-62 10 -46 -34 0 -34Z',
        3,
      ),
      ticks('M0 -26C44 -26 56 10 48 56C40 92 18 108 0 112C-18 108 -40 92 -48 56C-56 10 -44 -26 0 -26Z', {
        flow: 90,
        gap: 19,
        length: 16,
        width: 6,
      }),
      mirrored(
        [
          cut(role, WING, 4),
          hatch(WING, { angle: 80, gap: 12, width: 4, side: 'end', reach: 0.6 }),
          flat(
            'light',
            times(20, (i) => wedge(polar(-38, -78, 44, i * 18), polar(-38, -78, 28, i * 18), 5)).join(''),
          ),
          keyed('glow', circlePath(-38, -78, 25), 3),
          flat('ink', circlePath(-36, -78, 13)),
          flat('light', circlePath(-32, -83, 4)),
          flat('glow', [-38, -24, -10].map((x) => `M${x - 6} 118q6 30 12 0Z`).join('')),
        ],
        0,
      ),
      cut('glow', 'M-11 -66L0 -34L11 -66Z', 3),
      flat('light', lens([-4, -110], [-70, -134], 5) + lens([4, -110], [70, -134], 5)),
    ],
    place,
  );
