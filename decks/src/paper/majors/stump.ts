import type { Art } from '../../drawing/art.ts';
import { cut, gouge, keyed } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';

const STUMP =
  'M56 664C180 620 420 620 544 664L534 704L508 712L516 770C524 812 552 836 576 850V890H486L470 850L430 890H340L310 852L270 890H176L146 846L110 890H24V846C60 830 78 800 84 770Z';

/**
 * The stump of a broad tree to put things on: its face from 56 to 544 across and from 602 to 726 down, its roots as
 * wide as the window.
 */
export const stump: Art = [
  cut('ink', STUMP, 7),
  hatch(STUMP, { angle: 86, gap: 40, width: 10, side: 'all', role: 'mid' }),
  keyed('sky', 'M56 664C90 582 510 582 544 664C510 746 90 746 56 664Z', 6),
  gouge('110,662 190,628 300,620 410,628 490,662', 5, 'mid'),
  gouge('110,680 190,704 300,712 410,704 490,680', 5, 'mid'),
  gouge('200,668 300,648 400,668 300,688 206,670', 5, 'mid'),
];
