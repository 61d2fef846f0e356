import { flat, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { cut, cutStroke, gouge } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';

/** A spotted bundle whose knot is at 0. */
const bundle: Art = [
  cut('accent', outline('0,0! 30,-24 62,-22 70,2! 52,8 24,16 0,6! -26,18 -54,14 -72,8! -60,-16 -32,-22'), 5),
  cut('accent', outline('0,6! 22,26 56,60 66,104 44,142 0,152 -44,142 -66,104 -56,60 -22,26'), 5),
  flat(
    'light',
    ['-34,92', '0,66', '30,100', '-6,124']
      .map((at) => at.split(',').map(Number))
      .map(([x = 0, y = 0]) => circlePath(x, y, 9))
      .join(''),
  ),
  gouge('-12,22 -26,44 -40,60', 5, 'ink'),
  gouge('10,22 20,40 34,58', 5, 'ink'),
];

/** A stick from (150, 318) to (494, 344), from whose right end a bundle swings outward. */
export const bundleOnStick: Art = [
  cutStroke('near', '150,318 300,336 400,344 494,344', [17, 19, 19, 15], [29, 31, 31, 27]),
  gouge('170,317 220,324 262,330', 5, 'far'),
  put(bundle, { x: 470, y: 350, turn: -40, size: 1.02 }),
];
