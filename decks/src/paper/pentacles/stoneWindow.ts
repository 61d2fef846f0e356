import { clipped, flat, mirrored, type Art } from '../../drawing/art.ts';
import { boxPath, times } from '../../drawing/geometry.ts';
import { cut, cutStroke } from '../lino/cut.ts';
import { hatch, lens } from '../lino/marks.ts';

const FRAME = 'M80 752V600C80 390 168 226 300 116C432 226 520 390 520 600V752Z';
const OPENING = 'M128 752V600C132 412 200 274 300 190C400 274 468 412 472 600V752Z';
/** The wall above the light, which ends below in three arcs. */
const TYMPANUM =
  'M128 560C136 400 204 272 300 190C396 272 464 400 472 560C460 516 430 492 390 500C370 462 340 446 300 446C260 446 230 462 210 500C170 492 140 516 128 560Z';

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
 * A wall over the whole window and in it a pointed window of stone, from 116 down to its sill at 752: one light, with
 * the view that is given in it, under a dark stone field with an edge of three arcs.
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
    '130,572 146,524 176,500 212,504 250,462 300,448 350,462 388,504 424,500 454,524 470,572',
    Array.from({ length: 11 }, () => 16),
    Array.from({ length: 11 }, () => 26),
  ),
  cut('far', 'M44 752H556L544 806H56Z', 6),
  hatch('M44 752H556L544 806H56Z', { role: 'near', angle: 90, gap: 20, width: 5, side: 'end', reach: 0.5 }),
];
