import { eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { swellPath } from '../../drawing/swell.ts';

/** Feathers of an arrow that stands in the quiver, its nock at 0,0. */
const feathers: Art = [
  fill('wood', swellPath('0,0 0,86', [7, 7]), { width: 2 }),
  fill('red', 'M-2 10L-19 20V58L-2 66Z', { width: 2.2 }),
  fill('redDark', 'M2 10L19 20V58L2 66Z', { width: 2.2 }),
];

/** A leather quiver with three arrows that leans on a stone; its foot is at 0,0. */
export const quiver: Art = [
  flat('ink', 'M-70 6C-40 -6 70 -8 118 4C80 18 -30 20 -70 6Z', 0.5),
  fill('stoneDark', 'M10 4C14 -40 40 -78 70 -74C98 -70 112 -36 116 4Z', { width: 2.8 }),
  flat('stone', 'M16 2C22 -34 44 -68 70 -68C58 -50 52 -26 52 2Z', 0.6),
  put(
    [
      eachRow(
        [
          [-16, -222, -7],
          [18, -226, 8],
          [2, -244, 0],
        ],
        (x, y, turn) => put(feathers, { x, y, turn }),
      ),
      fill('wood', 'M-34 -160L-24 0Q0 14 24 0L34 -160Q0 -146 -34 -160Z', { width: 3 }),
      flat('woodDark', 'M12 -153L10 6Q20 4 24 0L34 -160Q24 -155 12 -153Z', 0.7),
      fill('red', 'M-36 -168Q0 -154 36 -168L33 -140Q0 -128 -33 -140Z', { width: 2.6 }),
      fill('red', 'M-28 -34Q0 -22 28 -34L25 -6Q0 6 -25 -6Z', { width: 2.6 }),
      line('M-27 -118L8 -92M-24 -84L6 -60', 2.2, 'straw', 0.8),
    ],
    { turn: 24 },
  ),
];
