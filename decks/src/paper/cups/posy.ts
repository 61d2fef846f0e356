import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, polar, times } from '../../drawing/geometry.ts';
import { cut, stroke } from '../lino/cut.ts';
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
