import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { dots, gouge, joined, keyed } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';

const BODY = outline(
  '0,0! 26,12 52,54 70,110 76,150 88,166 108,230 120,310 116,400 96,500! -70,500! -90,400 -108,300 -112,210 -98,120 -64,44 -28,8',
);
/** The pale throat and belly. */
const THROAT = outline(
  '-26,34! 0,66 12,120 4,172 -14,206 -30,260 -24,340 -14,420 0,500! -62,500! -80,400 -97,300 -100,210 -87,124 -56,54',
);
/** Grooves from the chin to the belly. */
const GROOVES = [
  '-42,56 -76,130 -88,210 -86,300 -66,410 -54,490',
  '-30,62 -58,130 -70,210 -70,300 -52,410 -40,490',
  '-20,74 -38,134 -48,210 -54,290 -38,400 -26,490',
  '-8,92 -18,140 -26,190 -38,250 -34,320',
];
/** A long flipper with a scalloped front edge: its root at 0, its tip at (250, 44). */
const FLIPPER = outline(
  '-24,-16! 20,-40 62,-38 84,-30! 112,-30 130,-18! 156,-16 174,-2! 198,2 214,16! 240,24 254,46! 230,58 180,54 120,42 60,32 0,34 -24,24!',
);

const flipper = (place: Place): Art =>
  put(
    [
      keyed('light', FLIPPER, 6),
      gouge('0,22 70,22 150,42 216,52', 8, 'far'),
      [
        [52, -22],
        [100, -14],
        [146, -1],
        [188, 14],
      ].map(([x = 0, y = 0]) => gouge(`${x},${y} ${x + 10},${y + 10} ${x + 26},${y + 14}`, 6, 'ink')),
    ],
    place,
  );

/** A whale that leaps out of the sea with its flippers spread, its belly to the left: 230 wide, from its chin at 0 down to 500; the tips of its flippers are at (-240, 180) and (236, 330). */
export const breachingWhale = (place: Place): Art =>
  put(
    [
      flipper({ x: -88, y: 246, turn: 44, flip: true, size: 0.64 }),
      joined('ink', [BODY], 7),
      keyed('light', THROAT, 0),
      GROOVES.map((line) => gouge(line, 8, 'near')),
      combed('66,180 88,250 100,340 96,440', '40,190 50,260 56,340 48,440', {
        role: 'mid',
        rows: 3,
        width: 9,
        length: 50,
      }),
      // The knobs on its upper jaw, and the line of its mouth.
      dots('far', '24,36,6 38,66,6 48,98,6 34,108,4 22,70,4'),
      gouge('2,10 18,60 28,110 22,152 4,178', 7),
      keyed('light', circlePath(48, 158, 13), 0),
      flat('ink', circlePath(47, 156, 8)),
      flat('light', circlePath(44, 153, 3)),
      gouge('28,150 46,136 66,148', 5, 'far'),
      flipper({ x: 20, y: 262, turn: 12, size: 0.92 }),
    ],
    place,
  );
