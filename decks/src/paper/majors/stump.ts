import type { Art } from '../../drawing/art.ts';
import { cut, gouge, keyed } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';

const STUMP = 'M66 664C180 630 420 630 534 664L516 770C530 800 550 830 570 890H30C50 830 70 800 84 770Z';

/**
 * The stump of a broad tree to put things on: its face from 66 to 534 across and from 620 to 708 down, its roots as
 * wide as the window.
 */
export const stump: Art = [
  cut('ink', STUMP, 7),
  hatch(STUMP, { angle: 86, gap: 26, width: 7, side: 'all', role: 'mid' }),
  keyed('sky', 'M66 664C110 606 490 606 534 664C490 722 110 722 66 664Z', 6),
  gouge('120,668 200,636 300,630 400,636 480,668', 5, 'mid'),
  gouge('120,676 200,696 300,702 400,696 470,676', 5, 'mid'),
  gouge('210,668 300,652 390,668 300,682 216,670', 5, 'mid'),
];
