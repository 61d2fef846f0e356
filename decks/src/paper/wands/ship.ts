import { put, type Art, type Place } from '../../drawing/art.ts';
import { cut, cutStroke, gouge, joined, keyed } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

const MAIN = outline('-92,-214! 0,-204 96,-218! 122,-150 116,-90 98,-44! 0,-26 -100,-40! -72,-90 -70,-150');
const TOP = outline('-62,-330! 0,-322 66,-334! 84,-290 84,-254 76,-228! 0,-214 -72,-224! -52,-260 -50,-300');
const HULL = outline('-150,-20! -60,4 60,4 164,-34! 156,20 128,56 100,66! -92,66! -128,44 -146,14');

/** A ship before the wind with two square sails and a pennant: 315 wide and 440 high, its keel at 66. */
export const ship = (place: Place): Art =>
  put(
    [
      cut('accent', 'M4 -366C40 -384 60 -352 102 -366L84 -350L98 -332C60 -330 40 -350 4 -342Z', 4),
      [MAIN, TOP].map((sail) => [
        keyed('light', sail, 6),
        hatch(sail, { role: 'ink', angle: 0, gap: 15, width: 5, side: 'end', reach: 0.24 }),
      ]),
      cutStroke('ink', '4,0 4,-190 4,-366', [13, 12, 8], [21, 20, 15]),
      cutStroke('ink', '-100,-222 0,-212 104,-226', [10, 11, 10], [18, 19, 18]),
      cutStroke('ink', '-70,-338 0,-330 74,-342', [9, 10, 9], [16, 17, 16]),
      joined('near', [HULL], 5),
      gouge('-134,8 0,30 146,-4', 8, 'glow'),
      gouge('-104,44 10,52 118,38', 6, 'far'),
    ],
    place,
  );
