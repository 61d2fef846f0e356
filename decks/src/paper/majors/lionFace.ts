import { flat, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { PaperInk } from '../inks.ts';
import { cut, dots, gouge, keyed } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

/** A broad brow, cheeks as broad, and the muzzle before them. */
const FACE = outline(
  '300,304 344,296 388,310 418,350 426,400 418,446 426,490 410,532 376,566 340,588 300,596 260,588 224,566 190,532 174,490 182,446 174,400 182,350 212,310 256,296',
);
const MUZZLE = outline('300,504! 326,492 364,496 386,522 380,552 350,570 316,566 300,552!');
const NOSE = outline('300,532! 270,506 248,478 270,460 300,464 330,460 352,478 330,506');
const CHIN = outline('236,560! 300,556 364,560! 352,590 326,604 300,608 274,604 248,590');
/** A lock of the mane, its root towards the middle of the face and its tip bent up, and a straight one. */
const LOCK = outline('-50,-120! -60,-176 -40,-220 -26,-270! 44,-226 62,-176 50,-120!');
const MIDDLE_LOCK = outline('-50,-120! -60,-176 -42,-226 0,-270! 42,-226 60,-176 50,-120!');
const lock = (d: string, turn: number, size: number, role: PaperInk): Art =>
  put([cut(role, d, 5 / size), role === 'accent' && gouge('0,-150 -2,-200 -10,-244', 10, 'near')], {
    x: 300,
    y: 440,
    turn,
    size,
  });
const locks = (size: number, role: PaperInk): Art => [
  [180, 0].map((turn) => lock(MIDDLE_LOCK, turn, size, role)),
  mirrored([144, 108, 36, 72].map((turn) => lock(LOCK, turn, size, role))),
];

/** The right half of what is in the face: a closed eye, the side of the nose, the muzzle. */
const FEATURES: Art = [
  gouge('326,422 346,440 374,440 398,420', 12, 'ink'),
  [gouge('412,440 400,476 398,512', 6, 'ink'), gouge('422,476 412,504 408,524', 5, 'ink')],
  gouge('330,432 336,450 350,468', 9, 'ink'),
  [
    gouge('348,440 350,452 346,464', 6, 'ink'),
    gouge('364,442 370,454 370,466', 6, 'ink'),
    gouge('380,438 390,448 394,458', 6, 'ink'),
  ],
  keyed('light', MUZZLE, 4),
  dots('ink', '332,526,4.5 354,520,4.5 352,542,4.5'),
  gouge('300,554 324,574 356,568', 8, 'ink'),
];

/** A lion's head from the front with closed eyes and a full mane, 510 wide about (300, 440). */
export const lionFace: Art = [
  locks(0.98, 'mid'),
  locks(0.8, 'accent'),
  mirrored([cut('glow', circlePath(432, 318, 36), 5), flat('near', circlePath(430, 320, 18))]),
  keyed('glow', FACE, 6),
  keyed('light', CHIN, 4),
  mirrored(FEATURES),
  flat('ink', `${NOSE}${lens([300, 520], [300, 560], 9)}`),
];
