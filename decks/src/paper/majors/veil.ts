import { eachOf, flat, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { cut, dots, gouge, joined } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';
import { leaf } from '../nature/plants.ts';

/** The cloth, which hangs in a bow between its two upper corners. */
const VEIL = outline(
  '40,322! 106,326! 150,358 220,394 300,404 380,394 450,358 494,326! 560,322! 560,800! 40,800!',
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

/** A veil with six pomegranates between two trunks at 106 and 494: from 322 down to 800. */
export const veil: Art = [
  cut('far', VEIL, 6),
  mirrored([
    ['104,346 126,378 158,402', '98,366 114,398 138,418'].map((fold) => gouge(fold, 7, 'mid')),
    ['150,670 152,704 148,740'].map((fold) => gouge(fold, 9, 'mid')),
    eachOf('124,462 124,552 124,642', pomegranate),
  ]),
];

/** The knots that tie its corners to the trunks. */
export const veilKnots: Art = mirrored(
  put(
    [
      flat('light', 'M44 300C76 312 102 314 126 308V330C100 338 72 336 44 324Z'),
      flat('far', 'M44 305C76 317 102 319 126 313V325C100 333 72 331 44 319Z'),
      cut('far', outline('120,318! 106,352 108,384 116,400! 126,372 132,350 130,330!'), 5),
      cut('far', circlePath(126, 320, 15), 5),
      gouge('118,316 126,324 134,320', 4, 'near'),
    ],
    { x: -24 },
  ),
);
