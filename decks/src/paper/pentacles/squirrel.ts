import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { limb } from '../nature/body.ts';

const TAIL = swellPath('-30,-14 -104,-22 -124,-110 -84,-176 -108,-236 -150,-226', [36, 66, 78, 84, 66, 14]);

/** A squirrel that sits and looks right with its tail up its back: 270 wide and 280 high, its feet at 0. */
export const squirrel = (place: Place): Art =>
  put(
    [
      joined('accent', [TAIL]),
      // The hairs of the tail stand off from its middle.
      combed('-60,-20 -110,-60 -112,-150 -100,-220', '-54,-6 -132,-50 -150,-130 -116,-196', {
        rows: 3,
        width: 5,
        length: 28,
      }),
      combed('-70,-30 -90,-100 -60,-180 -80,-240', '-60,-30 -84,-110 -48,-180 -90,-250', {
        rows: 2,
        width: 5,
        length: 28,
      }),
      joined('accent', [
        'M-50 4C-80 -40 -62 -100 -20 -128C10 -146 40 -130 46 -100C54 -60 60 -30 40 4Z',
        'M4 -150C8 -190 50 -200 74 -174C92 -160 102 -148 100 -138C96 -122 70 -114 48 -116C20 -112 2 -130 4 -150Z',
        'M18 -178L10 -226L48 -190Z',
      ]),
      flat('sky', 'M46 -108C64 -70 62 -30 40 0C24 -20 34 -70 46 -108Z'),
      combed('-30,-120 -58,-80 -60,-20', '0,-126 -30,-90 -42,-40', {
        role: 'ink',
        rows: 3,
        width: 4,
        length: 22,
      }),
      // The thigh, and a long foot whose claws hold on to what it sits on.
      cut('accent', 'M-40 4C-56 -60 10 -84 26 -40C32 -20 34 -8 30 6Z', 4),
      joined(
        'accent',
        [
          limb('-28,6,18 20,8,18 62,8,15'),
          ...['62,6,12 80,14,9', '56,10,12 70,20,8', '48,10,12 56,22,8'].map(limb),
        ],
        4,
      ),
      [
        gouge('80,12 88,18 88,26', 5, 'ink'),
        gouge('70,18 76,24 74,32', 5, 'ink'),
        gouge('56,20 60,28 57,34', 5, 'ink'),
      ],
      joined('accent', [swellPath('14,-96 58,-76 92,-90', [34, 26, 18])], 4),
      flat('ink', circlePath(62, -158, 8) + circlePath(99, -142, 5) + lens([20, -184], [16, -212], 4)),
      flat('light', circlePath(60, -161, 3)),
    ],
    place,
  );
