import { eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, toTenth, polar, times } from '../../drawing/geometry.ts';
import { star } from '../../primitives/lights.ts';
import { water } from '../../primitives/land.ts';
import { oracleHaze, hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { scallop } from '../shells.ts';
import { emblemSky } from './emblemSky.ts';

export const shell: OracleScene = {
  alt: 'A nautilus shell with a striped spiral lies on a quiet beach with its mouth open, the moon over the sea behind it, small shells and a starfish beside it.',
  hour: 'dawn',
  draw: (chance) => [
    emblemSky(chance, { x: 210, y: 270, r: 122, stars: 12 }),
    hills(560, [40, 20, 0, 0, 0, 10, 30], 'far'),
    oracleHaze(330, 530, 190, 'light'),
    water(560, 4, 26),
    fill('straw', 'M40 640C130 612 220 652 300 636C400 616 470 646 560 622V830H40Z'),
    line('M40 632C130 604 220 644 300 628C400 608 470 638 560 614', 8, 'light', 0.95),
    fill('linen', 'M40 716C160 684 260 724 350 706C440 692 500 712 560 700V830H40Z', { width: 1.6 }),
    line('M70 744q60 -14 120 0M380 752q60 -14 140 0M200 790q50 -10 90 0', 2.2, 'metalDark', 0.5),
    flat('shade', 'M150 726C170 702 470 700 520 722C500 752 190 756 150 726Z', 0.35),
    nautilus,
    fill('linen', 'M196 740C216 716 250 722 280 728C316 722 350 716 384 738C340 752 240 754 196 740Z', {
      edge: 'none',
    }),
    line('M206 734C226 716 250 722 280 728C316 722 348 718 374 732', 2),
    put(scallop('rose'), { x: 106, y: 764, size: 0.34, turn: -16 }),
    put(scallop('waterLight'), { x: 178, y: 784, size: 0.2, turn: 12 }),
    star(474, 772, 26, 'red', 5, 0.46),
    eachRow(
      [
        [420, 790],
        [520, 740],
        [84, 706],
        [366, 780],
      ],
      (x, y) => flat('metalDark', circlePath(x, y, 3.6)),
    ),
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
  { x: 286, y: 604, size: 1.24, turn: 34 },
);
