import { fill, type Art } from '../drawing/art.ts';
import { toTenth, polar, times } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import { leaf } from './plants.ts';

export type Clump = readonly [x: number, y: number, r: number, role: Role];

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
