import { clipped, flat, mirrored, type Art } from '../../drawing/art.ts';
import { boxPath, times } from '../../drawing/geometry.ts';
import { cut, cutStroke, gouge } from '../lino/cut.ts';
import { hatch, lens } from '../lino/marks.ts';

const FRAME = 'M80 752V600C80 390 168 226 300 116C432 226 520 390 520 600V752Z';
const OPENING = 'M128 752V600C132 412 200 274 300 190C400 274 468 412 472 600V752Z';
/** The wall above the two lights. */
const TYMPANUM =
  'M128 600C132 412 200 274 300 190C400 274 468 412 472 600C456 530 430 506 392 506C346 506 314 530 300 570C286 530 254 506 208 506C170 506 144 530 128 600Z';

/** The joints of the wall's blocks: a level line for each course and upright ones, moved by half a block. */
const JOINTS = times(13, (row) => {
  const y = 60 + row * 66;
  return (
    lens([30, y], [570, y + 1], 5) +
    times(6, (i) =>
      lens([44 + i * 104 + (row % 2) * 52, y + 2], [44 + i * 104 + (row % 2) * 52, y + 64], 4),
    ).join('')
  );
}).join('');

/** Between the stones of the arch: from its inner side to its outer one. */
const WEDGES = times(9, (i): string => {
  const t = 0.06 + i * 0.11;
  const along = (a: number, b: number, c: number, d: number): number =>
    a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t ** 2 * (1 - t) + d * t ** 3;
  return lens(
    [along(128, 130, 198, 300), along(600, 412, 272, 190)],
    [along(80, 80, 168, 300), along(600, 390, 226, 116)],
    6,
  );
});

/** Between the stones of a jamb. */
const COURSES = times(3, (i) => lens([82, 620 + i * 46], [126, 622 + i * 46], 6)).join('');

/**
 * A wall over the whole window and in it a pointed window of stone, from 116 down to its sill at 752: two lights, with
 * the view that is given in them, and a post between that stands on the sill.
 */
export const stoneWindow = (view: Art): Art => [
  flat('near', boxPath(30, 30, 540, 870)),
  flat('mid', JOINTS),
  cut('far', FRAME, 6),
  mirrored(flat('near', WEDGES.join('') + COURSES)),
  clipped(OPENING, view),
  cut('ink', TYMPANUM, 4),
  cutStroke(
    'far',
    '128,612 146,550 208,518 270,534 300,578 330,534 392,518 454,550 472,612',
    Array.from({ length: 9 }, () => 18),
    Array.from({ length: 9 }, () => 28),
  ),
  cut('far', 'M286 590H314V730L328 752H272L286 730Z', 5),
  cut('far', 'M268 572H332L316 606H284Z', 5),
  gouge('306,616 307,680 306,736', 5, 'near'),
  cut('far', 'M44 748H556L544 796H56Z', 6),
  hatch('M44 748H556L544 796H56Z', { role: 'near', angle: 90, gap: 20, width: 5, side: 'end', reach: 0.5 }),
];
