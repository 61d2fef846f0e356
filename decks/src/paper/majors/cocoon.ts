import { flat, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { cut, gouge, keyed, stroke } from '../lino/cut.ts';
import { hatch, lenses, ticks } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

const SHELL = outline('0,-100! 34,-74 54,-10 48,54 22,96 0,102 -22,96 -48,54 -54,-10 -34,-74');
/** The split along its side. */
const SPLIT = outline('4,-92! 30,-60 38,-8 28,60! 8,30 -2,-10 -2,-50');

/** Two feathered antennae above a head at 0. */
export const antennae: Art = mirrored(
  [
    stroke('light', '5,-8 16,-38 42,-58', [6, 6, 4]),
    flat(
      'light',
      lenses('10,-20 34,-20 14,-32 42,-34 22,-44 50,-46 8,-18 -2,-38 12,-32 8,-54 20,-42 22,-66', 7).join(''),
    ),
  ],
  0,
);

/** A cocoon of wound silk that stands in the earth, split along its side. */
export const cocoon = (of: Art = false): Art => [
  keyed('sky', SHELL, 6),
  [-50, -24, 2, 28, 56].map((y, i) => gouge(`-50,${y} -20,${y + 12} 0,${y + (i % 2) * 10}`, 6, 'mid')),
  hatch(SHELL, { role: 'mid', angle: 0, gap: 14, width: 5, side: 'end', reach: 0.2 }),
  flat('ink', SPLIT),
  of,
];

const FUR = outline('17,-122! 40,-108 42,-78 17,-60 -8,-78 -6,-108');

/** A moth half out of the split, its wings still small, wet and hanging. */
export const emerging: Art = [
  keyed('accent', outline('17,-76! 30,-60 30,-20 16,14! 2,-20 2,-60'), 4),
  [-50, -32, -14].map((y) => gouge(`5,${y} 16,${y + 7} 28,${y}`, 5, 'ink')),
  mirrored(
    [
      keyed(
        'light',
        outline('6,-98! -28,-100 -58,-78 -62,-52! -72,-38 -60,-22! -60,-4 -42,4! -26,-22 -10,-46 8,-68'),
        5,
      ),
      flat('accent', circlePath(-42, -58, 9) + circlePath(-44, -22, 6)),
      [gouge('-4,-86 -28,-82 -52,-72', 5, 'ink'), gouge('0,-76 -22,-58 -52,-34', 5, 'ink')],
    ],
    17,
  ),
  keyed('light', FUR, 5),
  ticks(FUR, { role: 'ink', flow: 90, gap: 11, length: 11, width: 3.4 }),
  put(
    [
      antennae,
      cut('ink', circlePath(0, 0, 13), 4),
      flat('glow', circlePath(-6, -3, 4) + circlePath(6, -3, 4)),
    ],
    { x: 17, y: -122 },
  ),
];
