import { flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';

const BODY = outline(
  '236,376 186,390 142,440 108,520 90,620 96,720 104,790 74,846! 130,850 250,850! 286,790 302,700 300,610 280,530 274,484! 296,476 310,452 300,410 272,384',
);
const BILL = outline('300,428! 326,446 344,470 350,496! 326,486 300,474 286,462!');
const BELLY = outline(
  '266,478! 282,540 298,620 298,710 278,800 240,838 180,838! 196,760 196,660 206,570 226,510',
);
const EAR_PATCH = outline('230,412! 258,424 272,452 272,484! 246,506 222,480 216,442');
const FLIPPER = outline('150,500! 190,530 212,600 214,680 192,742! 166,700 148,620 140,550');

/** An emperor penguin that bows its head to the right: 280 wide, its crown at 376, its bill's tip at (350, 496), its foot at 850. */
export const penguin: Art = [
  flat('ink', outline('70,846! 190,834 300,846! 190,862')),
  joined('ink', [BODY], 6),
  cut('ink', BILL, 4),
  gouge('300,462 320,468 340,486', 6, 'accent'),
  flat('light', BELLY),
  combed('284,560 296,660 274,800', '222,560 212,680 206,820', {
    role: 'far',
    rows: 4,
    width: 8,
    length: 36,
  }),
  cut('glow', EAR_PATCH, 4),
  flat('light', circlePath(276, 420, 8)),
  flat('ink', circlePath(277, 421, 4)),
  cut('ink', FLIPPER, 5),
  combed('156,520 168,620 188,720', '184,540 202,620 196,700', {
    role: 'mid',
    rows: 3,
    width: 6,
    length: 34,
  }),
  combed('150,450 112,560 106,680', '190,420 150,490 130,560', {
    role: 'mid',
    rows: 3,
    width: 6,
    length: 36,
  }),
];

const DOWN = outline(
  '0,-160 40,-150 56,-118 50,-84! 70,-50 78,0 66,50 40,66! -40,66! -66,50 -78,0 -70,-50 -50,-84! -56,-118 -40,-150',
);
const MASK = outline('0,-122! 24,-136 42,-118 36,-94 0,-84 -36,-94 -42,-118 -24,-136');

/** Its chick from the front, 160 wide and 230 high, its foot at 66. */
export const penguinChick = (place: Place): Art =>
  put(
    [
      joined('far', [DOWN], 6, 'ink'),
      flat('ink', outline('0,-158 38,-148 54,-118 44,-88! 0,-80 -44,-88! -54,-118 -38,-148')),
      flat('light', MASK),
      mirrored(
        [
          flat('ink', circlePath(18, -110, 6)),
          combed('8,-70 12,-20 10,40', '50,-60 58,-10 46,40', { rows: 3, width: 7, length: 24 }),
          gouge('56,-56 64,-16 58,20', 6, 'ink'),
          flat('ink', outline('10,66! 24,58 40,62 46,72! 20,76')),
        ],
        0,
      ),
      flat('ink', outline('-8,-104! 0,-108 8,-104! 0,-88')),
    ],
    place,
  );
