import { fill, line, type Art } from '../drawing/art.ts';
import { toTenth, polar, times } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';

/** A scallop that opens upwards, about 200 wide and 190 high, its hinge at (0, 90). */
export function scallop(role: Role): Art {
  const lobes = times(8, (i) => {
    const [x, y] = polar(0, 70, 150, -164 + (i + 1) * 18.5);
    const [cx, cy] = polar(0, 70, 176, -164 + (i + 0.5) * 18.5);
    return `Q${toTenth(cx)} ${toTenth(cy)} ${toTenth(x)} ${toTenth(y)}`;
  });
  const [sx, sy] = polar(0, 70, 150, -164);
  return [
    fill(role, 'M-40 74L-52 104H52L40 74Z'),
    fill(role, `M0 96L${toTenth(sx)} ${toTenth(sy)}${lobes.join('')}Z`),
    line(
      times(7, (i) => {
        const [x, y] = polar(0, 70, 142, -164 + (i + 1) * 18.5);
        return `M0 90L${toTenth(x)} ${toTenth(y)}`;
      }).join(''),
      2.6,
    ),
  ];
}
