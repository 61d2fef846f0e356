import { flat, put, type Art } from '../../drawing/art.ts';
import { times, toTriples } from '../../drawing/geometry.ts';
import type { PaperInk } from '../inks.ts';
import { cut } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';

const TRUNK =
  'M66 30H138C132 150 146 280 138 410C130 540 144 650 160 800H36C56 660 50 520 58 390C64 260 54 140 66 30Z';
const EYE = 'M-26 6Q0 -10 26 6Q0 17 -26 6ZM-37 15Q-20 -15 0 -18Q20 -15 37 15Q18 -9 0 -11Q-18 -9 -37 15Z';

/** The trunk of a birch with its eyes at the left edge of the window, from the top to its foot at 800: 124 wide. */
export const birch = (bark: PaperInk, marks: PaperInk): Art => [
  cut(bark, TRUNK, 7),
  flat(
    marks,
    times(24, (i) => {
      const y = 66 + i * 30;
      const [left, right] = [66 - i * 0.2, 134 + i * 0.3];
      const long = 15 + ((i * 13) % 22);
      if (i % 3 === 0) return lens([left, y], [left + long, y + 3], 8);
      if (i % 3 === 1) return lens([right, y], [right - long, y + 3], 8);
      return i % 2 ? '' : lens([86, y], [86 + long, y + 2], 5);
    }).join(''),
  ),
  toTriples('98,190,1 94,372,0.8 100,600,1.05').map(([x, y, size]) => put(flat(marks, EYE), { x, y, size })),
];
