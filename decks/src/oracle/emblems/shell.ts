import { eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, toTenth, polar, times } from '../../drawing/geometry.ts';
import { star } from '../../primitives/lights.ts';
import { water } from '../../primitives/land.ts';
import { oracleHaze, hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { scallop } from '../shells.ts';
import { emblemSky } from './emblemSky.ts';

export const shell: OracleScene = {
  alt: 'A nautilus shell with a striped spiral lies on a quiet beach before the moon, small shells and a starfish beside it and the sea behind.',
  hour: 'dawn',
  draw: (chance) => [
    emblemSky(chance, { y: 330, stars: 12 }),
    hills(560, [40, 20, 0, 0, 0, 10, 30], 'far'),
    oracleHaze(330, 530, 190, 'light'),
    water(560, 4, 26),
    fill('straw', 'M40 640C130 612 220 652 300 636C400 616 470 646 560 622V830H40Z'),
    line('M40 632C130 604 220 644 300 628C400 608 470 638 560 614', 8, 'light', 0.95),
    fill('linen', 'M40 716C160 684 260 724 350 706C440 692 500 712 560 700V830H40Z', { width: 1.6 }),
    line('M70 744q60 -14 120 0M380 752q60 -14 140 0M200 790q50 -10 90 0', 2.2, 'metalDark', 0.5),
    flat('shade', 'M160 728C160 706 500 706 500 728C500 750 160 750 160 728Z', 0.3),
    nautilus,
    put(scallop('rose'), { x: 126, y: 772, size: 0.36, turn: -16 }),
    put(scallop('waterLight'), { x: 196, y: 790, size: 0.22, turn: 12 }),
    star(470, 766, 27, 'red', 5, 0.46),
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
    times(17, (i) => stripe(250 + i * 27, i)),
    // Growth lines at regular steps.
    times(9, (i) => {
      const a = 470 + i * 27;
      return line(`M${along(a, 0.46)}Q${along(a + 20, 0.74)} ${along(a, 0.98)}`, 1.4, 'metalDark', 0.4);
    }),
    line(`M${spiral(0, LAST, 1)}`, 3),
    fill(
      'linen',
      `M0 ${toTenth(-grown(720))}C40 ${toTenth(-grown(720) + 20)} 52 ${toTenth(-grown(360) - 40)} 0 ${toTenth(-grown(360))}C-30 ${toTenth(-grown(360) - 30)} -30 ${toTenth(-grown(720) + 30)} 0 ${toTenth(-grown(720))}Z`,
    ),
  ],
  { x: 296, y: 628, size: 1.2, turn: 100 },
);
