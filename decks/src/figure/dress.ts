import { fill, flat, line, type Art } from '../drawing/art.ts';
import { circlePath, toTenth, times, type Point } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import { disc } from '../primitives/lights.ts';
import { leg } from './limbs.ts';
import type { Skin } from './look.ts';

export type Dress = 'robe' | 'gown' | 'tunic' | 'seated' | 'none';

/** Each leg from its knee to the foot. */
export type Legs = readonly [readonly [Point, Point], readonly [Point, Point]];

const DARK: ReadonlySet<Role> = new Set(['ink', 'shade', 'clothDark', 'wineDark', 'sageDark']);

/** A fold: a shadow on light cloth, a highlight on dark. */
const fold = (cloth: Role, d: string): Art => line(d, 1.4, DARK.has(cloth) ? 'detail' : 'line', 0.5);

export const mantle = (cloak: Role): Art => [
  fill(
    cloak,
    'M-30 -216C-66 -206 -72 -150 -78 -96C-84 -50 -88 -24 -92 -4L92 -4C88 -24 84 -50 78 -96C72 -150 66 -206 30 -216Z',
  ),
  [-1, 1].map((s) => fold(cloak, `M${s * 58} -150Q${s * 70} -80 ${s * 76} -16`)),
];

export function torso(dress: Dress, cloth: Role, trim: Role, skin: Skin, away: boolean): Art {
  const shape =
    'M-14 -222C-30 -216 -42 -212 -42 -190C-38 -166 -28 -150 -26 -128L26 -128C28 -150 38 -166 42 -190C42 -212 30 -216 14 -222C6 -214 -6 -214 -14 -222Z';
  if (dress === 'none')
    return [
      fill(skin, shape, { edge: 'skinEdge' }),
      line('M-14 -186q8 8 14 0q6 8 14 0M0 -176V-146', 1.6, 'skinEdge', 0.5),
    ];
  return [
    fill(cloth, shape),
    !away &&
      fill(trim, 'M-17 -221C-8 -206 8 -206 17 -221L24 -216C12 -194 -12 -194 -24 -216Z', { width: 1.4 }),
    !away && line('M0 -198V-138', 1.4, 'line', 0.6),
    fill(trim, 'M-27 -138H27L28 -124H-28Z', { width: 1.4 }),
    !away && disc('red', 0, -131, 5, 1.2),
  ];
}

/** The skirt or tunic below the hips, and the visible part of the legs. */
export function skirt(dress: Dress, cloth: Role, trim: Role, hose: Role, skin: Skin, legs: Legs): Art {
  switch (dress) {
    case 'robe':
    case 'gown': {
      const w = dress === 'gown' ? 84 : 58;
      return [
        fill(
          cloth,
          `M-27 -134C${-w * 0.62} -90 ${-w * 0.86} -40 ${-w} -4Q0 12 ${w} -4C${w * 0.86} -40 ${w * 0.62} -90 27 -134Z`,
        ),
        [-0.6, -0.25, 0.25, 0.6].map((k) =>
          fold(cloth, `M${toTenth(20 * k)} -116Q${toTenth(w * k * 0.7)} -60 ${toTenth(w * k)} -14`),
        ),
        line(`M${-w + 3} -14Q0 2 ${w - 3} -14`, 4, trim),
        times(dress === 'gown' ? 7 : 0, (i) =>
          flat('light', circlePath((i - 3) * 20, -34 + Math.abs(i - 3) * -3, 2.6)),
        ),
      ];
    }
    case 'tunic':
      return [
        legs.map(([knee, foot], i) => leg(hose, i ? 12 : -12, knee, foot)),
        fill(cloth, 'M-27 -134C-34 -116 -42 -98 -46 -80Q0 -68 46 -80C42 -98 34 -116 27 -134Z'),
        line('M-43 -86Q0 -74 43 -86', 4, trim),
        fold(cloth, 'M-10 -118L-16 -82M10 -118L16 -82'),
      ];
    case 'none':
      return legs.map(([knee, foot], i) => leg(skin, i ? 12 : -12, knee, foot, true));
    case 'seated':
      return [
        [-1, 1].map((s) =>
          fill(
            'woodDark',
            `M${s * 20} -2C${s * 16} 12 ${s * 26} 17 ${s * 38} 16C${s * 52} 16 ${s * 52} 2 ${s * 46} -2Z`,
            { width: 1.6 },
          ),
        ),
        fill(
          cloth,
          'M-27 -134C-62 -128 -80 -108 -76 -80C-80 -50 -82 -24 -84 0Q0 16 84 0C82 -24 80 -50 76 -80C80 -108 62 -128 27 -134Z',
        ),
        fold(cloth, 'M-62 -76Q-66 -40 -70 -6M62 -76Q66 -40 70 -6'),
        fill(
          cloth,
          'M-24 -132C-20 -112 20 -112 24 -132C40 -96 40 -40 46 3Q0 12 -46 3C-40 -40 -40 -96 -24 -132Z',
          {
            width: 1.6,
          },
        ),
        fold(cloth, 'M-8 -108Q-14 -50 -18 2M10 -106Q14 -50 20 2'),
        [-1, 1].map((s) => fold(cloth, `M${s * 72} -94C${s * 64} -108 ${s * 50} -110 ${s * 38} -98`)),
        line('M-82 -10Q0 6 82 -10', 4, trim),
      ];
  }
}
