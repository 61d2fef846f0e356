import { clipped, fill, flat, line, type Art } from '../../drawing/art.ts';
import { times, toTenth } from '../../drawing/geometry.ts';

const GROWTH = 1.62;
const WHORLS = 5;

/** The seam after so many turns: how far below the apex it meets the left side, and after half a turn more the right. */
const left = (i: number): number => 24 * GROWTH ** i;
const right = (i: number): number => left(i) * Math.sqrt(GROWTH);
const halfAt = (y: number): number => y * 0.46;

const at = (side: 1 | -1, y: number): string => `${toTenth(side * halfAt(y))} ${toTenth(y)}`;
const bulge = (side: 1 | -1, from: number, to: number): string =>
  `C${toTenth(side * (halfAt(from) + (to - from) * 0.62))} ${toTenth(from + (to - from) * 0.12)} ${toTenth(side * (halfAt(to) + (to - from) * 0.42))} ${toTenth(from + (to - from) * 0.74)} ${at(side, to)}`;

const indices = times(WHORLS, (i) => i);
const LAST = left(WHORLS - 1);
const BASE = LAST * 1.5;

/** Down the right side, whorl after whorl, round the base, and up the left. */
const OUTLINE =
  `M0 0C8 0 ${at(1, right(0) * 0.6)} ${at(1, right(0))}` +
  indices
    .slice(1)
    .map((i) => bulge(1, right(i - 1), right(i)))
    .join('') +
  `C${toTenth(LAST * 0.98)} ${toTenth(LAST * 1.36)} ${toTenth(LAST * 0.66)} ${toTenth(BASE * 1.14)} ${toTenth(LAST * 0.1)} ${toTenth(BASE * 1.12)}` +
  `C${toTenth(-LAST * 0.5)} ${toTenth(BASE * 1.1)} ${toTenth(-LAST * 1.04)} ${toTenth(LAST * 1.36)} ${at(-1, LAST)}` +
  indices
    .slice(1)
    .toReversed()
    .map((i) => {
      const [from, to] = [left(i - 1), left(i)];
      return `C${toTenth(-(halfAt(to) + (to - from) * 0.42))} ${toTenth(from + (to - from) * 0.74)} ${toTenth(-(halfAt(from) + (to - from) * 0.62))} ${toTenth(from + (to - from) * 0.12)} ${at(-1, from)}`;
    })
    .join('') +
  `C${toTenth(-halfAt(left(0)))} ${toTenth(left(0) * 0.4)} -6 0 0 0Z`;

/** The seam from the left side across the shell to the right, hanging a little; a line beside it lies lower. */
const seam = (i: number, drop = 0): string => {
  const [a, b] = [left(i) * (1 + drop), right(i) * (1 + drop)];
  const sag = halfAt(b) * 0.5;
  return `M${at(-1, a)}C${toTenth(-halfAt(a) * 0.4)} ${toTenth(a + sag)} ${toTenth(halfAt(b) * 0.4)} ${toTenth(b + sag * 0.7)} ${at(1, b)}`;
};

/** A turban shell with its apex at 0,0 that grows downwards: one band winds with its seam from the tip to the last whorl. */
export const turban: Art = [
  fill('sage', OUTLINE, { width: 3 }),
  clipped(OUTLINE, [
    indices.map((i) => line(seam(i, 0.2), 8 + left(i) * 0.1, 'linen')),
    indices.map((i) => line(seam(i, 0.34), 2 + left(i) * 0.016, 'sageDark')),
    flat(
      'sageDark',
      `M${at(1, 0)}L${toTenth(LAST * 0.2)} ${toTenth(LAST)}Q${toTenth(LAST * 0.34)} ${toTenth(BASE)} ${toTenth(LAST * 0.1)} ${toTenth(BASE * 1.2)}H${toTenth(LAST * 2)}V0Z`,
      0.45,
    ),
    indices.map((i) => line(seam(i, 0.035), 3 + left(i) * 0.03, 'sageDark', 0.5)),
    indices.map((i) => line(seam(i), 2.8)),
  ]),
  line(OUTLINE, 3),
];
