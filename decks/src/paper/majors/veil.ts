import { eachOf, flat, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { cut, dots, gouge, joined } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';
import { leaf } from '../nature/plants.ts';

/** The cloth, which hangs in a bow between its two upper corners. */
const VEIL = outline(
  '60,322! 130,326! 180,348 240,366 300,372 360,366 420,348 470,326! 540,322! 540,800! 60,800!',
);

/** A pomegranate woven at (x, y), split open over its seeds, between two leaves. */
const pomegranate = (x = 0, y = 0): Art => [
  leaf(x, y - 20, 200, 28, 'mid'),
  leaf(x, y - 20, -20, 28, 'mid'),
  joined(
    'accent',
    [
      circlePath(x, y, 24),
      `M${x - 7} ${y + 20}L${x - 11} ${y + 33}L${x} ${y + 28}L${x + 11} ${y + 33}L${x + 7} ${y + 20}Z`,
    ],
    3,
  ),
  flat('light', outline(`${x - 5},${y - 17}! ${x + 10},${y - 4} ${x + 5},${y + 16}! ${x - 10},${y + 2}`)),
  dots('accent', [
    [x - 1, y - 7, 3.6],
    [x + 3, y + 2, 3.6],
    [x - 4, y + 2, 3.2],
    [x + 1, y + 9, 3.2],
  ]),
];

/** A veil with six pomegranates between two trunks at 130 and 470: from 322 down to 800. */
export const veil: Art = [
  cut('far', VEIL, 6),
  mirrored([
    ['128,344 154,376 196,396', '122,366 140,396 168,416'].map((fold) => gouge(fold, 7, 'mid')),
    ['186,660 188,700 184,744'].map((fold) => gouge(fold, 9, 'mid')),
    eachOf('147,456 147,548 147,640', pomegranate),
  ]),
];

/** The knots that tie its corners to the trunks. */
export const veilKnots: Art = mirrored([
  flat('light', 'M44 300C76 312 102 314 126 308V330C100 338 72 336 44 324Z'),
  flat('far', 'M44 305C76 317 102 319 126 313V325C100 333 72 331 44 319Z'),
  cut('far', outline('120,318! 106,352 108,384 116,400! 126,372 132,350 130,330!'), 5),
  cut('far', circlePath(126, 320, 15), 5),
  gouge('118,316 126,324 134,320', 4, 'near'),
]);
