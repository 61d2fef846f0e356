import type { Art } from '../../drawing/art.ts';
import { cut, gouge, keyed } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';

const STUMP =
  'M66 664C180 630 420 630 534 664L528 700L508 712L516 770C524 812 552 836 576 850V890H486L470 850L430 890H340L310 852L270 890H176L146 846L110 890H24V846C60 830 78 800 84 770Z';

/**
 * The stump of a broad tree to put things on: its face from 66 to 534 across and from 620 to 708 down, its roots as
 * wide as the window.
 */
export const stump: Art = [
  cut('ink', STUMP, 7),
  hatch(STUMP, { angle: 86, gap: 36, width: 9, side: 'all', role: 'mid' }),
  keyed('sky', 'M66 664C110 606 490 606 534 664C490 722 110 722 66 664Z', 6),
  gouge('120,668 200,636 300,630 400,636 480,668', 5, 'mid'),
  gouge('120,676 200,696 300,702 400,696 470,676', 5, 'mid'),
  gouge('210,668 300,652 390,668 300,682 216,670', 5, 'mid'),
];
