import { flat, put, type Art } from '../../drawing/art.ts';
import { circlePath, times, toPoints } from '../../drawing/geometry.ts';
import { cut, cutStroke, gouge, joined, keyed } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';
import { bigStar } from '../nature/sky.ts';

/** A staff as it grew, with knots, bent at its top: its foot at (432, 720). */
const STAFF = [
  limb(
    '432,720,22 426,640,20 430,560,22 422,480,19 428,400,20 418,320,18 406,250,17 378,206,15 334,196,13 304,212,10',
  ),
  outline('412,580! 410,562 420,552 444,560 448,578 440,590!'),
  outline('416,420! 406,408 412,390 438,388 448,404 438,424!'),
  outline('426,300! 444,290 462,262 470,264! 462,300 436,322!'),
  outline('370,206! 372,182 392,166 400,172! 392,192 396,216!'),
];

/** A lantern with a star in it, 165 wide about x 300, from 236 to 476 down, that hangs from a knotted staff. */
export const lantern: Art = [
  joined('far', STAFF, 5),
  flat('ink', times(6, (i) => lens([424, 690 - i * 72], [426, 650 - i * 72], 5)).join('')),
  toPoints('430,570 428,404').map(([x, y]) => [
    flat('ink', circlePath(x, y, 7)),
    gouge(`${x - 16},${y + 12} ${x},${y + 17} ${x + 14},${y + 10}`, 4, 'ink'),
  ]),
  cutStroke('ink', '304,208 300,224 300,240', [5, 5, 5], [11, 11, 11]),
  put(
    [
      keyed('glow', circlePath(300, 252, 20), 6),
      flat('ink', circlePath(300, 252, 10)),
      cut('ink', 'M300 262L390 330H210Z', 7),
      keyed('glow', 'M222 330H378L398 540H202Z', 8),
      bigStar(300, 436, 92, 'light', 6),
      flat('ink', 'M216 330h12l-12 210h-14ZM372 330h12l14 210h-14Z'),
      cut('ink', 'M190 540H410L426 578H174Z', 7),
      gouge('230,318 300,280 372,318', 6),
    ],
    { x: 90, y: 68, size: 0.7 },
  ),
];
