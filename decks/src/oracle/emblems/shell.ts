import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { toTenth, polar, times } from '../../drawing/geometry.ts';
import { star } from '../../primitives/lights.ts';
import { water } from '../../primitives/land.ts';
import { hills, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { scallop } from '../shells.ts';

export const shell: OracleScene = {
  alt: 'A great nautilus shell with a striped spiral fills the beach from edge to edge, its mouth open to the sea and a small moon behind it; a starfish and a scallop lie beside it.',
  hour: 'dawn',
  draw: (chance) => [
    printedSky(chance, { stars: 14, floor: 200 }),
    fullMoon(448, 190, 66),
    hills(330, [0, 0, 0, 10, 24, 40, 50], 'far'),
    water(328, 5, 28),
    fill('straw', 'M40 452C130 420 220 470 300 452C400 430 470 470 560 440V830H40Z'),
    line('M40 444C130 412 220 462 300 444C400 422 470 462 560 432', 9, 'light', 0.95),
    flat('shade', 'M90 760C150 716 470 706 560 726C540 790 150 806 90 760Z', 0.4),
    nautilus,
    put(scallop('rose'), { x: 110, y: 778, size: 0.3, turn: -16 }),
    star(500, 766, 30, 'red', 5, 0.46),
  ],
};

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

const nautilus: Art = put(
  [
    flat('light', `M${spiral(0, LAST, 1)}L0 0Z`),
    flat(
      'straw',
      `M${spiral(420, LAST, 1)}L${spiral(420, LAST, 0.78).split('L').toReversed().join('L')}Z`,
      0.4,
    ),
    times(17, (i) => stripe(250 + i * 27, i)),
    // Growth lines at regular steps.
    times(9, (i) => {
      const a = 470 + i * 27;
      return line(`M${along(a, 0.46)}Q${along(a + 20, 0.74)} ${along(a, 0.98)}`, 1.4, 'metalDark', 0.4);
    }),
    line(`M${spiral(FIRST, LAST, 1)}`, 3),
    fill('linen', 'M0 -179C60 -176 62 -58 0 -50C-16 -84 -18 -144 0 -179Z'),
    fill('wineDark', 'M8 -168C46 -162 48 -72 6 -62C-6 -88 -8 -138 8 -168Z', { width: 1.8 }),
    flat('ink', 'M8 -168C26 -150 28 -84 6 -62C-6 -88 -8 -138 8 -168Z', 0.5),
    line('M12 -176C66 -166 64 -64 8 -54', 3, 'rose'),
  ],
  { x: 282, y: 572, size: 1.8, turn: 34 },
);
