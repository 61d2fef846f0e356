import { fill, flat, line, put, type Art, type Place } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';

/** A recurved bow, its grip at (70, 0) and its tips at (-58, -262) and (-58, 262). */
const bow: Art = [
  limb(
    'wood',
    '-40,-274 -62,-256 -34,-212 22,-140 62,-66 70,0 62,66 22,140 -34,212 -62,256 -40,274',
    [7, 12, 18, 24, 28, 30, 28, 24, 18, 12, 7],
    'line',
    3,
  ),
  graven('-40,-226 20,-150 58,-70 66,0', 6, 'straw', 0.8),
  graven('74,40 56,90 14,160 -40,224', 6, 'woodDark', 0.9),
  limb('red', '66,-38 70,0 66,38', [34, 37, 34], 'line', 3),
  line('M52 -24L86 -20M54 -8H89M54 10H89M52 26L86 22', 2.4, 'redDark'),
  // Where the string is tied.
  [-1, 1].map((side) =>
    limb(
      'red',
      [
        [-64, side * 250],
        [-57, side * 238],
      ],
      [17, 19],
      'line',
      2,
    ),
  ),
];

/** The upper feather: short, and swept back. */
const VANE = 'M-136 -5C-148 -20 -164 -22 -206 -22L-196 -5Z';

/** The arrow's nock is on the string at -230, its point at 262. */
const arrow: Art = [
  fill('stone', 'M-136 5C-148 20 -164 22 -206 22L-196 5Z', { width: 2.6 }),
  fill('wood', swellPath('-226,0 0,0 226,0', [10, 10, 10]), { width: 3 }),
  flat('straw', swellPath('-190,-2 0,-2 210,-2', [3.6, 3.6, 3.6])),
  fill('red', VANE, { width: 2.6 }),
  line(times(4, (i) => `M${-148 - i * 12} -7l-10 -11`).join(''), 2, 'light', 0.9),
  fill('steel', 'M212 -6L202 -22L266 0L202 22L212 6Z', { width: 3 }),
  fill('steelDark', 'M212 6L202 22L266 0H214Z', { width: 2 }),
  fill('linen', 'M-222 -8H-238V-3H-230V3H-238V8H-222Z', { width: 2.4 }),
];

/** A drawn bow that aims to the right: 560 high, from the nock at -238 to the arrow's point at 266. */
export const drawnBow = (place: Place): Art =>
  put(
    [
      line('M-56 -258L-231 0L-56 258', 6.4, 'line'),
      line('M-56 -258L-231 0L-56 258', 3.2, 'light'),
      bow,
      arrow,
    ],
    place,
  );
