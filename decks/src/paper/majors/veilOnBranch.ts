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
const BRANCH = '90,330 150,352 230,362 300,358 370,366 450,354 510,336';
const TWIG = '168,352 158,410 164,470 150,530 152,590';
/** The cloth that hangs from the branch behind the owl, from trunk to trunk. */
const VEIL = outline(
  '100,362! 130,404 166,358! 190,404 220,408 246,364! 276,404 324,404 354,364! 380,408 410,404 434,358! 470,404 500,362! 500,780! 100,780!',
);

/** A veil between two trunks, at 100 and 500, and the branch that it hangs from: from 356 down to 780. */
export const veilOnBranch: Art = [
  cut('mid', VEIL, 6),
  mirrored(
    [
      '168,384 176,560 172,740',
      '204,420 208,500 200,640',
      '246,384 240,420 244,470',
      '184,600 190,680 188,750',
    ].map((fold) => gouge(fold, 11, 'near')),
  ),
  cutStroke('ink', BRANCH, [26, 20, 14, 12, 14, 20, 26], [38, 31, 24, 22, 24, 31, 38]),
];

/** Pomegranates on the twigs of that branch, before the trunks. */
export const fruitOnTwigs: Art = mirrored([
  cutStroke('ink', TWIG, [10, 9, 8, 7, 5], [19, 18, 17, 16, 13]),
  pomegranate(172, 462),
  pomegranate(144, 618),
  leaf(216, 360, -64, 48, 'far'),
]);
