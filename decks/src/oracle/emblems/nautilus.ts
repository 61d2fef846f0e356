import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { polar, times, toTenth } from '../../drawing/geometry.ts';

/** The spiral's radius at an angle: it grows by the same factor in each turn. */
const grown = (angle: number): number => 16 * Math.exp(angle * 0.00335);
const FIRST = -540;
const LAST = 720;

const spiral = (from: number, to: number, k: number): string =>
  times(Math.round((to - from) / 6) + 1, (i) =>
    polar(0, 0, grown(from + i * 6) * k, from + i * 6 - 90)
      .map(toTenth)
      .join(' '),
  ).join('L');

/** The point at an angle of the spiral, at a fraction of its radius there. */
const along = (angle: number, share: number): string =>
  polar(0, 0, grown(angle) * share, angle - 90)
    .map(toTenth)
    .join(' ');

/** A band from the outer edge towards the previous turn; later ones are shorter. */
function stripe(angle: number, i: number): Art {
  const inner = i < 9 ? 0.31 : 0.31 + (i - 8) * 0.035;
  return fill(
    i % 2 ? 'rose' : 'red',
    `M${along(angle, inner)}Q${along(angle + 22, 0.74)} ${along(angle, 1)}L${along(angle + 13, 1)}Q${along(angle + 34, 0.74)} ${along(angle + (i < 9 ? 13 : 2), inner)}Z`,
    { edge: 'none', opacity: 0.85 },
  );
}

/** The whorl opens at its end: its outer and inner edge run on into the lip, which flares. */
const flare: Art = fill(
  'light',
  `M${along(LAST - 26, 1)}Q${along(LAST - 12, 1)} ${along(LAST, 1.01)}C40 -186 74 -190 92 -196C116 -160 110 -84 70 -44C50 -30 22 -40 ${along(LAST - 360, 1)}Q-30 -112 ${along(LAST - 26, 1)}Z`,
  { edge: 'none' },
);

const lip: Art = [
  fill('rose', 'M92 -196C120 -160 112 -84 70 -42C54 -30 30 -36 8 -50C30 -70 36 -140 92 -196Z', { width: 2 }),
  fill('wineDark', 'M86 -180C104 -146 98 -88 66 -54C50 -44 34 -50 22 -58C40 -80 46 -134 86 -180Z', {
    width: 1.6,
  }),
  flat('ink', 'M74 -164C86 -134 80 -92 52 -62C42 -58 32 -58 26 -60C42 -84 46 -128 74 -164Z', 0.55),
  line(`M${along(LAST, 1)}C40 -186 74 -190 92 -196M0 -53Q4 -50 8 -50`, 2),
];

export const nautilus: Art = put(
  [
    flat('light', `M${spiral(0, LAST, 1)}L0 0Z`),
    flat(
      'straw',
      `M${spiral(420, LAST, 1)}L${spiral(420, LAST, 0.78).split('L').toReversed().join('L')}Z`,
      0.4,
    ),
    flare,
    times(18, (i) => stripe(250 + i * 27, i)),
    times(9, (i) => {
      const a = 470 + i * 27;
      return line(`M${along(a, 0.46)}Q${along(a + 20, 0.74)} ${along(a, 0.98)}`, 1.4, 'metalDark', 0.4);
    }),
    line(`M${spiral(FIRST, LAST, 1)}`, 3),
    lip,
  ],
  { x: 276, y: 566, size: 1.5, turn: 20 },
);
