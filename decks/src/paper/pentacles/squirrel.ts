import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { cut, joined } from '../lino/cut.ts';
import { lens, ticks } from '../lino/marks.ts';

const TAIL = swellPath('-30,-14 -104,-22 -124,-110 -84,-176 -108,-236 -150,-226', [36, 66, 78, 84, 66, 14]);

/** A squirrel that sits and looks right with its tail up its back: 270 wide and 280 high, its feet at 0. */
export const squirrel = (place: Place): Art =>
  put(
    [
      joined('accent', [TAIL]),
      ticks(TAIL, { flow: (_, y) => (y < -150 ? -60 : -110), gap: 20, length: 26, width: 5 }),
      joined('accent', [
        'M-50 4C-80 -40 -62 -100 -20 -128C10 -146 40 -130 46 -100C54 -60 60 -30 40 4Z',
        'M4 -150C8 -190 50 -200 74 -174C92 -160 102 -148 100 -138C96 -122 70 -114 48 -116C20 -112 2 -130 4 -150Z',
        'M18 -178L10 -226L48 -190Z',
      ]),
      flat('sky', 'M46 -108C64 -70 62 -30 40 0C24 -20 34 -70 46 -108Z'),
      cut('accent', 'M-40 4C-56 -60 10 -84 26 -40C32 -20 44 -8 58 4Z', 4),
      joined('accent', [swellPath('14,-96 58,-76 92,-90', [34, 26, 18])], 4),
      flat('ink', circlePath(62, -158, 8) + circlePath(99, -142, 5) + lens([20, -184], [16, -212], 4)),
      flat('light', circlePath(60, -161, 3)),
    ],
    place,
  );
