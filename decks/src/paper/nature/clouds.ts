import { put, type Art, type Place } from '../../drawing/art.ts';
import type { PaperInk } from '../inks.ts';
import { gouge, keyed } from '../lino/cut.ts';

type Fold = readonly [points: string, width: number];

/** A kind of cloud: its outline, and the folds that are cut into it. */
const cloudOf =
  (outline: string, edge: number, folds: readonly Fold[], cuts: PaperInk) =>
  (place: Place, role: PaperInk = 'light', marks: PaperInk = cuts): Art =>
    put([keyed(role, outline, edge), folds.map(([points, width]) => gouge(points, width, marks))], place);

/** A cloud, 215 wide and 85 high, its foot at 22. */
export const cloud = cloudOf(
  'M-96 22C-128 20 -126 -18 -92 -20C-90 -56 -44 -62 -28 -38C-10 -70 44 -62 48 -30C78 -44 110 -10 88 14C84 22 74 22 66 22Z',
  4,
  [
    ['-72,6 -64,-10 -44,-8 -38,6', 5],
    ['-16,0 -6,-26 18,-22 22,2', 5],
    ['46,10 54,-8 70,-4 74,8', 5],
  ],
  'far',
);

/** A cloud that the wind drives to the right and draws out behind it: 370 wide and 100 high, its foot at 36. */
export const drivenCloud = cloudOf(
  'M-230 22C-170 20 -130 8 -100 -6C-104 -36 -66 -54 -40 -36C-24 -70 36 -70 50 -38C80 -56 118 -34 112 -4C132 -2 142 14 130 26C90 36 10 38 -60 32C-120 36 -180 32 -230 22Z',
  5,
  [
    ['-70,14 -56,-18 -28,-14 -30,6', 7],
    ['10,10 8,-34 40,-32 44,-8', 7],
    ['78,12 84,-22 106,-8', 6],
    ['-190,20 -130,16 -84,18', 5],
  ],
  'ink',
);
