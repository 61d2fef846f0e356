import { type Art, fill, flat, line } from '../../drawing/art.ts';
import { type Point, times, toTenth } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';

const LOBES = 11;

/** A place on the bowl: `i` lobes from the left, `k` of the way from the rim down to the hinge. */
const at = (i: number, k = 0, lift = 0): Point => {
  const across = (i / LOBES) * 2 - 1;
  return [
    304 + across * 236 * Math.cos(k * 1.4),
    690 - 46 * across * across * (1 - k) + 142 * Math.sin(k * 1.4) - lift,
  ];
};

const text = (point: Point) => point.map(toTenth).join(' ');

/** The scalloped edge of the bowl, or a line of growth below it. */
const scallops = (k: number, lift: number) =>
  `M${text(at(0, k))}${times(LOBES, (i) => `Q${text(at(i + 0.5, k, lift))} ${text(at(i + 1, k))}`).join('')}`;

/** One side of a lobe, from the rim to the hinge. */
const furrow = (i: number) => times(7, (n) => text(at(i, n / 6)));

/** The lower half of the shell, a bowl before her lap; its hinge is under water. */
export const lowerShell: Art = [
  fill('rose', `${scallops(0, 26)}L${furrow(LOBES).join('L')}L${furrow(0).toReversed().join('L')}Z`),
  times(LOBES, (i) => [
    flat(
      i % 2 ? 'rose' : 'linen',
      `M${text(at(i))}Q${text(at(i + 0.5, 0, 26))} ${furrow(i + 1).join('L')}L${furrow(i).toReversed().join('L')}Z`,
      0.55,
    ),
    graven(
      times(5, (n) => at(i + 0.42, n * 0.22)),
      7,
      'light',
      0.6,
    ),
    i > 0 &&
      graven(
        times(5, (n) => at(i, n * 0.24)),
        6,
        'redDark',
        0.75,
      ),
  ]),
  line(scallops(0.22, 16), 2.4, 'redDark', 0.5),
  line(scallops(0, 26), 6, 'linen'),
];
