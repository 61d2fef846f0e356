import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { seal } from '../theme.ts';

const SHAFT = swellPath('0,40 0,-200 0,-516', [32, 24, 11]);

/** One side of the feathers, with a gap where the wind has parted it. */
const vane = outline('-13,-178! -50,-150 -84,-84 -98,-10! -92,-2! -104,14! -108,72 -92,100! -60,62 -15,36!');

const feathers: Art = [
  fill('red', vane, { width: 3.2 }),
  times(9, (i) =>
    graven(
      [
        [-14, -150 + i * 20],
        [-46, -122 + i * 22],
        [-76 - i * 2, -84 + i * 22],
      ],
      5,
      'redDark',
      0.8,
    ),
  ),
  line('M-20 -168Q-54 -140 -86 -80', 4, 'rose', 0.9),
  put(fill('redDark', vane, { width: 3.2 }), { flip: true }),
  times(9, (i) =>
    graven(
      [
        [14, -150 + i * 20],
        [46, -122 + i * 22],
        [76 + i * 2, -84 + i * 22],
      ],
      5,
      'wineDark',
      0.9,
    ),
  ),
];

/** A letter rolled round the shaft, tied with a ribbon that streams back, and sealed. */
const letter: Art = [
  fill('red', outline('-30,-296! -60,-262 -54,-226 -84,-196! -68,-190! -36,-222 -38,-256 -14,-286!'), {
    width: 2.4,
  }),
  fill('redDark', outline('20,-300! 54,-270 50,-238 76,-210! 88,-222! 64,-250 66,-280 36,-306!'), {
    width: 2.4,
  }),
  fill('linen', outline('-35,-378! 0,-370 33,-378! 38,-252! 0,-242 -40,-252!'), { width: 3 }),
  flat('straw', outline('10,-372! 33,-378! 38,-252! 12,-244!'), 0.8),
  line('M-30 -364V-262M-20 -358q14 4 24 0M-22 -344q12 4 26 0M-22 -272q12 4 26 0', 2.2, 'woodDark', 0.6),
  fill('red', 'M-39 -322Q0 -310 37 -322L38 -300Q0 -288 -40 -300Z', { width: 2.4 }),
  put(seal(0, 0, 20, false), { x: -2, y: -306 }),
];

/** An arrow from just behind it, which points up: its feathers, near us, about 0,0, and its tip far off at -570. */
export const letterArrow: Art = [
  [-150, 140].map((x) =>
    graven(
      [
        [x, 90],
        [x * 0.72, -90],
        [x * 0.4, -260],
      ],
      6,
      'linen',
      0.55,
    ),
  ),
  fill('wood', SHAFT, { width: 3.2 }),
  flat('woodDark', swellPath('8,40 6,-200 3,-516', [15, 11, 5]), 0.8),
  line('M-8 30L-3 -500', 3, 'straw', 0.9),
  feathers,
  fill('wood', 'M-16 -180H16V40H-16Z', { width: 2.8 }),
  flat('woodDark', 'M2 -178H15V38H2Z', 0.8),
  [-184, 30].map((y) => [
    fill('metal', `M-17 ${y}H17V${y + 18}H-17Z`, { width: 2.4 }),
    line(`M-16 ${y + 9}H16`, 2, 'metalDark'),
  ]),
  fill('linen', outline('-16,48! 16,48! 20,92! 8,92! 0,72! -8,92! -20,92!'), { width: 2.6 }),
  letter,
  fill('steel', 'M0 -578L22 -520L6 -528V-506H-6V-528L-22 -520Z', { width: 2.8 }),
  flat('steelDark', 'M0 -574L20 -522L5 -530V-508H0Z', 0.9),
];
