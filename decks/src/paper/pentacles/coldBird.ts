import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { PaperInk } from '../inks.ts';
import { cut, joined } from '../lino/cut.ts';
import { hatch, ticks } from '../lino/marks.ts';

const BODY =
  'M-92 -6C-96 -60 -60 -104 -10 -110C0 -140 30 -152 56 -140C76 -132 82 -116 80 -98C98 -62 92 -6 52 28C20 54 -50 54 -76 30C-88 18 -92 8 -92 -6Z';
const WING = 'M10 -66C-30 -66 -76 -30 -118 12C-80 22 -20 14 8 -14C22 -30 22 -54 10 -66Z';

/** A bird puffed up against the cold that looks right: 270 wide, from -150 to 52; its legs are given. */
export const coldBird = (place: Place, role: PaperInk, breast: PaperInk, foot: Art): Art =>
  put(
    [
      foot,
      joined(role, ['M-70 -6L-156 20L-150 42L-60 30Z', BODY]),
      flat(
        breast,
        'M80 -98C98 -62 92 -6 52 28C30 44 0 50 -28 46C20 20 34 -30 30 -84C44 -106 66 -110 80 -98Z',
      ),
      ticks('M78 -88C92 -56 86 -10 48 24C30 36 10 42 -10 42C30 10 40 -30 40 -80C50 -96 66 -98 78 -88Z', {
        flow: 110,
        gap: 17,
        length: 13,
        width: 4,
      }),
      cut(role, WING, 4),
      hatch(WING, { angle: 160, gap: 13, width: 4, reach: 0.6 }),
      cut('glow', 'M80 -116L106 -100L78 -96Z', 3),
      flat('light', circlePath(54, -116, 8)),
      flat('ink', circlePath(56, -116, 4.6)),
    ],
    place,
  );
