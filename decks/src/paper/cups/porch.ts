import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, polar, times } from '../../drawing/geometry.ts';
import { cut, gouge, stroke } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { leaf } from '../nature/plants.ts';
import { cup } from '../objects.ts';

/** A cup with a daisy in it: its middle at 0, its foot at 46. */
export const posy = (place: Place): Art =>
  put(
    [
      stroke('ink', '0,-30 0,-60', [8, 6]),
      [leaf(0, -34, -150, 30, 'near'), leaf(0, -34, -30, 30, 'near')],
      flat('light', times(9, (i) => lens(polar(0, -66, 5, i * 40), polar(0, -66, 29, i * 40), 10)).join('')),
      cut('glow', circlePath(0, -66, 10), 3),
      cup(0, 0, 0.48),
    ],
    place,
  );

/** The boards of a porch, which run away from us, and their front edge. */
export const porch: Art = [
  cut('mid', 'M20 420H580V850H20Z', 5),
  times(13, (i) =>
    stroke('ink', [[300 + (i - 6) * 34, 420] as const, [300 + (i - 6) * 88, 850] as const], [3, 5]),
  ),
  cut('ink', 'M20 848H580V900H20Z', 5),
  gouge('50,860 220,862 380,860', 5, 'far'),
];
