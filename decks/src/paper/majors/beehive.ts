import { flat, type Art } from '../../drawing/art.ts';
import { boxPath, times, toTenth } from '../../drawing/geometry.ts';
import { gouge, joined, keyed } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';

/** Half the width of a coil, from the top one down. */
const HALVES = [42, 80, 108, 128, 142, 152, 158, 160, 158, 152];
const HIGH = 40;

/** One coil of straw, round at both ends. */
const coil = (half: number, row: number): string => {
  const [top, r] = [250 + row * (HIGH - 1), HIGH / 2];
  return `M${300 - half + r} ${top}Q300 ${top + 8} ${300 + half - r} ${top}A${r} ${r} 0 0 1 ${300 + half - r} ${top + HIGH}Q300 ${top + HIGH + 8} ${300 - half + r} ${top + HIGH}A${r} ${r} 0 0 1 ${300 - half + r} ${top}Z`;
};

/** The lashing that slants across a coil. */
const lashing = (half: number, row: number): Art => {
  const count = Math.max(3, Math.round(half / 30));
  return flat(
    'ink',
    times(count, (i) => {
      const share = (i + 0.5) / count;
      const x = 300 - half + 16 + share * (2 * half - 32);
      const y = 250 + row * (HIGH - 1) + 4 * Math.sin(share * Math.PI) + 20;
      return lens([Number(toTenth(x + 7)), y - 13], [x - 7, y + 13], share > 0.6 ? 11 : 7);
    }).join(''),
  );
};

/** A beehive of braided straw coils, 320 wide about x 300, from 250 to its foot at 640. */
export const beehive: Art = [
  joined('ink', [boxPath(292, 232, 16, 24)], 5),
  HALVES.map((half, row) => [keyed('glow', coil(half, row), 6), lashing(half, row)]),
  keyed('ink', 'M258 642C256 560 344 560 342 642Z', 6),
  gouge('262,634 268,584 300,572 332,584 338,634', 5, 'light'),
];
