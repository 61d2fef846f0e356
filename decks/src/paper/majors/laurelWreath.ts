import { mirrored, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { cut } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';
import { laurel } from '../nature/laurel.ts';

const STEM = 'M118 452A182 304 0 1 1 482 452A182 304 0 1 1 118 452Z';

/** An oval stem, dark inside, on which laurel grows in pairs, outside and inside, from its foot up to its top on both sides. */
const leaves: Art = [
  cut('ink', STEM, 13),
  [61, 82].map((from, i) =>
    mirrored(laurel({ x: 300, y: 452, rx: 182, ry: 304, from, step: 21, count: 7 + i }, 'far', 'mid')),
  ),
];

/** A ribbon that ties the wreath: half of its bow. */
const ribbon = (y: number): Art => [
  cut(
    'accent',
    outline(`300,${y}! 284,${y + 34} 262,${y + 54} 250,${y + 50}! 256,${y + 34} 276,${y + 14}`),
    4,
  ),
  cut('accent', outline(`300,${y}! 280,${y - 24} 248,${y - 28} 238,${y - 4} 254,${y + 16} 282,${y + 10}`), 4),
];

/** A laurel wreath about (300, 452), 480 wide, with a bow at its top and one at its foot. */
export const laurelWreath: Art = [
  leaves,
  mirrored([ribbon(148), ribbon(756)]),
  cut('accent', circlePath(300, 148, 13) + circlePath(300, 756, 13), 4),
];
