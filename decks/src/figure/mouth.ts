import { flat, line, type Art } from '../drawing/art.ts';
import { toTenth } from '../drawing/geometry.ts';
import { swellPath } from '../drawing/swell.ts';
import { expressionOf, type Mood } from './moods.ts';

/** Lips about (x, 34) that part, smile or hang as the mood has it. */
export function mouth(mood: Mood | undefined, x: number, bearded: boolean): Art {
  const { corners, wide, parted } = expressionOf(mood);
  const at = (dx: number, y: number) => `${toTenth(x + dx)} ${toTenth(y)}`;
  const [left, right] = [34 + corners[0], 34 + corners[1]];
  const [above, below] = [35 - parted * 0.3, 35 + parted];
  const ends = [at(-wide, left), at(wide, right)] as const;
  return [
    flat(
      'rose',
      `M${ends[0]}Q${at(-wide * 0.5, below + 9)} ${at(0, below + 8)}Q${at(wide * 0.5, below + 9)} ${ends[1]}Q${at(0, below)} ${ends[0]}Z`,
      bearded ? 0.6 : 1,
    ),
    flat(
      'redDark',
      `M${ends[0]}Q${at(-wide * 0.5, above - 5)} ${at(-3, above - 6)}Q${at(0, above - 3)} ${at(3, above - 6)}Q${at(wide * 0.5, above - 5)} ${ends[1]}Q${at(0, above)} ${ends[0]}Z`,
      bearded ? 0.5 : 0.85,
    ),
    parted > 0 && [
      flat('wineDark', `M${ends[0]}Q${at(0, above)} ${ends[1]}Q${at(0, below + parted)} ${ends[0]}Z`),
      flat(
        'light',
        `M${at(-wide * 0.62, (left + above) / 2)}Q${at(0, above + 1)} ${at(wide * 0.62, (right + above) / 2)}Q${at(0, above + parted * 0.8)} ${at(-wide * 0.62, (left + above) / 2)}Z`,
        corners[0] < 0 ? 1 : 0.4,
      ),
    ],
    parted === 0 &&
      flat(
        'skinEdge',
        swellPath(
          [
            [x - wide - 1.5, left - 0.5 + Math.sign(corners[0])],
            [x - wide * 0.4, 34.8 + corners[0] * 0.15],
            [x, 35],
            [x + wide * 0.4, 34.8 + corners[1] * 0.15],
            [x + wide + 1.5, right - 0.5 + Math.sign(corners[1])],
          ],
          [2.6, 1.6, 2, 1.6, 2.6],
        ),
      ),
    !bearded &&
      flat(
        'light',
        `M${at(-4, below + 4)}Q${at(0, below + 2.4)} ${at(3, below + 4)}Q${at(0, below + 6)} ${at(-4, below + 4)}Z`,
        0.5,
      ),
    line(`M${at(-5, below + 12)}Q${at(0, below + 14)} ${at(5, below + 12)}`, 1.5, 'skinEdge', 0.4),
  ];
}
