import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath, polar, times, toPoints } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { ticks } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

/** The clumps of its crown: where, and how large. */
const CLUMPS = [
  [300, 150, 118],
  [176, 196, 112],
  [424, 196, 112],
  [128, 318, 96],
  [472, 318, 96],
  [150, 432, 100],
  [450, 432, 100],
  [300, 320, 150],
  [300, 440, 120],
] as const;

/** A clump of leaves: a disc with an uneven edge. */
const clump = (x: number, y: number, r: number): string =>
  outline(
    times(16, (i) => {
      const [px, py] = polar(x, y, i % 2 ? r * 0.9 : r * (1.02 + ((i * 7) % 3) * 0.03), i * 22.5);
      return `${Math.round(px)},${Math.round(py)}${i % 2 ? '!' : ''}`;
    }).join(' '),
  );

const TRUNK = outline(
  '216,480! 232,560 222,650 190,730 120,790 60,816! 60,850! 540,850! 540,816! 480,790 410,730 378,650 368,560 384,480!',
);
const BOUGHS = [
  '232,600! 210,520 140,450 110,440! 190,430 250,500 270,560!',
  '280,580! 286,500 270,400! 330,400! 314,500 320,580!',
];

/** An old tree with a home in its trunk, the crown from 60 to 520 down and its roots at 850: a lit door and windows. */
export const homeTree: Art = [
  joined('ink', [TRUNK, ...BOUGHS.map(outline)], 7),
  mirrored(joined('ink', [outline(BOUGHS[0] ?? '')], 0)),
  mirrored([
    combed('236,520 246,620 210,730 120,806', '286,520 282,600 270,680 236,740', {
      role: 'mid',
      rows: 4,
      width: 8,
      length: 60,
    }),
  ]),
  joined(
    'ink',
    CLUMPS.map(([x, y, r]) => clump(x, y, r)),
    10,
  ),
  CLUMPS.map(([x, y, r]) => [
    keyed('near', clump(x, y, r), 5),
    ticks(circlePath(x, y, r * 0.94), {
      role: 'mid',
      flow: (px, py) => (Math.atan2(py - y, px - x) * 180) / Math.PI,
      gap: 30,
      length: 26,
      width: 9,
      tone: (px, py) => (px - x + (py - y) * 1.3 < r * 0.1 ? 0.95 : 0.1),
    }),
    // The shade at the lower right of each clump.
    ticks(circlePath(x, y, r * 0.98), {
      role: 'ink',
      flow: (px, py) => (Math.atan2(py - y, px - x) * 180) / Math.PI + 90,
      gap: 26,
      length: 26,
      width: 8,
      tone: (px, py) => (px - x + (py - y) * 1.2 > r * 0.62 ? 0.95 : 0),
    }),
  ]),
  cut('glow', 'M254 800V708C254 650 346 650 346 708V800Z', 6),
  flat('accent', 'M262 800V710C262 664 318 660 326 686V800Z'),
  [278, 294, 310].map((x) => gouge(`${x},680 ${x - 1},740 ${x},796`, 4, 'ink')),
  flat('glow', circlePath(318, 742, 5)),
  mirrored([
    keyed('glow', circlePath(252, 624, 19), 5),
    flat('ink', boxPath(249, 606, 6, 36) + boxPath(234, 621, 36, 6)),
  ]),
  toPoints('90,842 170,812 430,812 510,842').map(([x, y]) =>
    gouge(`${x - 40},${y + 6} ${x},${y - 8} ${x + 30},${y - 20}`, 7, 'mid'),
  ),
];
