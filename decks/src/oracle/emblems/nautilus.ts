import { clipped, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { polar, times, toTenth } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

/** The spiral's radius at an angle: it grows by the same factor in each turn. */
const grown = (angle: number): number => 16 * Math.exp(angle * 0.00335);
const FIRST = -540;
const LAST = 712;

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

/** A band from the outer edge towards the previous turn; those near the mouth are shorter. */
function stripe(angle: number, i: number): Art {
  const inner = i < 9 ? 0.31 : 0.34 + (i - 8) * 0.055;
  return fill(
    i % 2 ? 'rose' : 'red',
    `M${along(angle, inner)}Q${along(angle + 22, 0.74)} ${along(angle, 1)}L${along(angle + 13, 1)}Q${along(angle + 34, 0.74)} ${along(angle + (i < 9 ? 13 : 2), inner)}Z`,
    { edge: 'none', opacity: 0.85 },
  );
}

const RIM = outline(
  '-14,-178 40,-190 90,-162 112,-108 98,-56 60,-26 20,-22 -8,-40 -30,-66 -42,-104 -38,-150',
);
const INSIDE = outline(
  '0,-168! 44,-176 82,-152 98,-108 86,-66 56,-40 22,-38 2,-52! -18,-72 -26,-102 -20,-140',
);

/** The last whorl ends in a wide round mouth, which lies over the coil; within, its wall goes back into the dark. */
const mouth: Art = [
  flat('shade', outline('-22,-168! -44,-150 -54,-104 -42,-60 -4,-30!'), 0.22),
  fill('linen', RIM, { width: 2.2 }),
  line('M96 -156Q122 -108 100 -58Q86 -36 58 -28', 3, 'rose', 0.9),
  fill('rose', INSIDE, { width: 2 }),
  clipped(INSIDE, [
    flat('red', outline('-40,-190! 30,-186 66,-150 76,-106 64,-66 40,-40 10,-30! -40,-40'), 0.55),
    flat('wineDark', outline('-40,-190! 16,-176 46,-146 54,-106 44,-72 22,-50 0,-44! -40,-40'), 0.9),
    flat('ink', outline('-40,-180! -2,-164 22,-136 28,-106 20,-80 6,-64 -8,-58! -40,-60'), 0.6),
    graven('30,-164 62,-140 74,-104', 3, 'light', 0.7),
    graven('84,-130 88,-104 80,-78', 5, 'light', 0.9),
  ]),
];

/** A nautilus, its mouth open to the upper right. */
export const nautilus: Art = put(
  [
    fill('light', `M${spiral(360, LAST, 1)}L0 0Z`, { width: 2 }),
    flat(
      'straw',
      `M${spiral(420, LAST, 1)}L${spiral(420, LAST, 0.78).split('L').toReversed().join('L')}Z`,
      0.4,
    ),
    times(17, (i) => stripe(250 + i * 27, i)),
    times(9, (i) => {
      const a = 470 + i * 27;
      return line(`M${along(a, 0.46)}Q${along(a + 20, 0.74)} ${along(a, 0.98)}`, 1.4, 'metalDark', 0.4);
    }),
    line(`M${spiral(FIRST, LAST, 1)}`, 2),
    mouth,
  ],
  { x: 268, y: 566, size: 1.5, turn: 18 },
);
