import { mirrored, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { cut, cutStroke, gouge } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';
import { leaf } from '../nature/plants.ts';

/** A pomegranate that hangs at (x, y) from a stalk, with two leaves above it. */
const pomegranate = (x: number, y: number): Art => [
  leaf(x, y - 30, 196, 44, 'far'),
  leaf(x, y - 30, -16, 44, 'far'),
  cut(
    'accent',
    `M${x - 12} ${y + 22}L${x - 16} ${y + 48}L${x} ${y + 37}L${x + 16} ${y + 48}L${x + 12} ${y + 22}Z`,
    4,
  ),
  cut('accent', circlePath(x, y, 31)),
  gouge(`${x - 18},${y + 4} ${x - 14},${y - 12} ${x},${y - 20}`, 7),
];

/** A branch that grows from one trunk to the other, and the twig on its left. */
const BRANCH = '90,302 150,324 230,334 300,330 370,338 450,326 510,308';
const TWIG = '158,345 147,390 150,450 134,520 134,580';
/** The left half of the cloth, drawn aside. */
const VEIL = outline(
  '100,336! 124,376 146,334! 168,372 196,338! 212,366 216,342! 222,420 204,510 172,600 190,680 200,800! 100,800!',
);

/** A veil between two trunks, parted in the middle from 222 to 378, and the branch that it hangs from: from 318 down to 800. */
export const veilOnBranch: Art = [
  mirrored([
    cut('mid', VEIL, 6),
    ['198,376 198,450 168,580', '164,384 164,480 150,580', '176,622 182,700 180,770'].map((fold) =>
      gouge(fold, 11, 'near'),
    ),
  ]),
  cutStroke('ink', BRANCH, [26, 20, 14, 12, 14, 20, 26], [38, 31, 24, 22, 24, 31, 38]),
];

/** Pomegranates on the twigs of that branch, before the trunks. */
export const fruitOnTwigs: Art = mirrored([
  cutStroke('ink', TWIG, [10, 9, 8, 7, 5], [19, 18, 17, 16, 13]),
  pomegranate(152, 444),
  pomegranate(124, 612),
  leaf(206, 332, -64, 44, 'far'),
]);
