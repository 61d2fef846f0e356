import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { times, polar } from '../../drawing/geometry.ts';
import type { PaperInk } from '../inks.ts';
import { cut, keyed } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { outline } from './body.ts';

const PAD = 'M0 0L60 -30A67 67 0 1 0 66 14Z';

/** A floating leaf with its notch to the right, 134 wide about 0. */
export const lilyPad = (place: Place, role: PaperInk = 'mid', veins: PaperInk = 'light'): Art =>
  put(
    [
      cut(role, PAD),
      flat(
        veins,
        times(8, (i) => lens(polar(0, 0, 10, 46 + i * 36), polar(0, 0, 54, 46 + i * 36), 4)).join(''),
      ),
    ],
    place,
  );

/** A water lily from above: 110 wide about 0. */
export const waterLily = (place: Place, role: PaperInk = 'light'): Art =>
  put(
    [
      times(8, (i) => put(keyed(role, outline('0,0! -17,-26 0,-56! 17,-26'), 4), { turn: i * 45 })),
      times(6, (i) => put(keyed(role, outline('0,0! -12,-18 0,-36! 12,-18'), 4), { turn: i * 60 + 22 })),
      keyed('glow', outline('-11,0 0,-11 11,0 0,11'), 3.4),
    ],
    place,
  );
