import { eachRow, fill, line, put, type Art } from '../drawing/art.ts';
import { toTenth, polar, times } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import { leaf } from './plants.ts';

export type Clump = readonly [x: number, y: number, r: number, role: Role];

/** A large tree, 380 high: a forked trunk and a crown in clumps of leaves. */
export const oak = (x: number, y: number, size = 1): Art =>
  put(
    [
      eachRow<Clump>(
        [
          [-96, -196, 54, 'leafDark'],
          [98, -192, 54, 'leafDark'],
          [-40, -176, 46, 'leafDark'],
          [44, -172, 46, 'leafDark'],
        ],
        clump,
      ),
      fill(
        'wood',
        'M-46 2C-24 -20 -18 -60 -20 -112C-28 -140 -56 -160 -84 -178L-78 -190C-50 -178 -26 -166 -10 -150L-6 -214H8L12 -152C28 -168 52 -184 76 -194L82 -182C54 -162 30 -140 24 -112C22 -60 28 -20 50 2C24 -6 14 -6 0 4C-14 -6 -24 -6 -46 2Z',
      ),
      line(
        'M-6 -10C-8 -50 -6 -90 -10 -124M10 -14C8 -56 10 -88 14 -116M-20 -4C-14 -24 -12 -50 -14 -76',
        1.4,
        'line',
        0.6,
      ),
      eachRow<Clump>(
        [
          [-120, -244, 42, 'leaf'],
          [122, -240, 42, 'leaf'],
          [-62, -246, 56, 'leafDark'],
          [66, -244, 54, 'leafDark'],
          [2, -236, 50, 'leaf'],
          [-78, -306, 46, 'leaf'],
          [82, -302, 46, 'leaf'],
          [-20, -304, 54, 'leafDark'],
          [32, -332, 46, 'leaf'],
        ],
        clump,
      ),
    ],
    { x, y, size },
  );

/** A clump of leaves: a scalloped edge and a few single leaves. */
export function clump(...[x, y, r, role]: [...Clump, index: number]): Art {
  const arcs = 11;
  const points = times(arcs + 1, (i) =>
    polar(x, y, r, (i * 360) / arcs)
      .map(toTenth)
      .join(' '),
  );
  const bow = toTenth(r * 0.32);
  return [
    fill(role, `M${points.join(`A${bow} ${bow} 0 0 1 `)}Z`, { width: 1.8 }),
    times(7, (i) => {
      const angle = i * 137.5 + x;
      const [lx, ly] = polar(x, y, r * (0.2 + 0.09 * i), angle);
      return leaf(lx, ly, angle, r * 0.42, role === 'leaf' ? 'leafDark' : 'leaf');
    }),
  ];
}
