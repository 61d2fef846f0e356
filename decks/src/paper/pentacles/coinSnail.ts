import { clipped, flat, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times, type Point } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, stroke } from '../lino/cut.ts';
import { wedge } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const FOOT = outline(
  '52,752! 110,716 190,690 280,680 380,664 430,620 442,560 452,504 478,474 512,478 530,510 528,580 516,650 490,706 506,744 516,756!',
);
const MIDDLE: Point = [264, 452];
const SHELL = outline(
  '70,470 84,360 150,276 250,248 350,272 420,340 440,440 424,540 380,620 420,664! 330,690 230,686 140,646 86,570',
);

/** How far the seam lies from the middle after a share of its way. */
const reach = (t: number): number => 92 + 66 * (1 - t);
const SEAM_TURN = 500;

/** The shell's seam: one spiral from its mouth, lower right, over the top and round again to the coin. */
const SEAM: readonly Point[] = [
  [392, 612],
  [408, 560],
  ...times(26, (i): Point => polar(...MIDDLE, reach(i / 25), 20 - (i / 25) * SEAM_TURN)),
];

/** The foot ripples as it creeps. */
const RIPPLES = times(10, (i) => circlePath(86 + i * 45, 748, 17));

/** A snail that creeps to the right, 480 wide, from its shell at 248 to the ground at 756; the middle of its shell is bare. */
export const coinSnail: Art = [
  [limb('476,500,26 468,440,15 450,372,12'), limb('508,500,26 520,430,15 528,366,12')].map((stalk) =>
    joined('near', [stalk], 5),
  ),
  [limb('500,548,20 538,566,14 556,588,15'), limb('490,566,20 520,592,14 534,620,15')].map((feeler) =>
    joined('near', [feeler], 5),
  ),
  joined('near', [FOOT, ...RIPPLES], 6),
  times(9, (i) =>
    gouge(`${110 + i * 45},${724 + (i % 2) * 4} ${108 + i * 45},742 ${110 + i * 45},760`, 6, 'far'),
  ),
  ['450,368', '529,362'].map((at) => {
    const [x = 0, y = 0] = at.split(',').map(Number);
    return [cut('near', circlePath(x, y, 15), 4), flat('glow', circlePath(x - 3, y - 4, 5))];
  }),
  gouge('474,556 502,572 530,558', 10, 'light'),
  combed('456,530 452,600 420,672', '484,570 496,630 480,706', {
    role: 'far',
    rows: 4,
    width: 6,
    length: 24,
  }),
  combed('430,680 260,706 90,742', '490,730 280,736 110,748', { role: 'far', rows: 3, width: 6 }),
  joined('accent', [SHELL], 7),
  // Its growth, line by line, from each whorl's outer side towards the seam.
  flat(
    'ink',
    times(32, (i) => {
      const angle = -36 - i * 8;
      const t = (12 - angle) / SEAM_TURN;
      const outer = 190 + Math.max(0, i - 18) * 2.6;
      return wedge(
        polar(...MIDDLE, outer + (i % 2) * 8, angle + 4),
        polar(...MIDDLE, reach(t) + (outer - reach(t)) * 0.3, angle),
        5,
      );
    }).join(''),
  ),
  flat(
    'glow',
    times(26, (i) => {
      const t = 0.12 + i * 0.02;
      const angle = 12 - t * SEAM_TURN;
      return wedge(
        polar(...MIDDLE, reach(t) - 13, angle),
        polar(...MIDDLE, Math.max(96, reach(t) - 38), angle - 5),
        6,
      );
    }).join(''),
  ),
  clipped(SHELL, [
    stroke(
      'light',
      SEAM,
      SEAM.map((_, i) => 20 - i * 0.4),
    ),
    stroke(
      'ink',
      SEAM,
      SEAM.map((_, i) => 11 - i * 0.2),
    ),
  ]),
];

export const SHELL_MIDDLE = MIDDLE;
