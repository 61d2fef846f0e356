import { type Art, flat } from '../drawing/art.ts';
import type { Points } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import { swellPath } from '../drawing/swell.ts';

/** Light along an edge of a figure, on the side of a fire or a moon: broad and faint, with a bright core. */
export const litEdge = (points: Points, widths: readonly number[], role: Role = 'trim', strength = 1): Art =>
  [1, 0.5].map((k) =>
    flat(
      role,
      swellPath(
        points,
        widths.map((width) => width * k),
      ),
      (k === 1 ? 0.2 : 0.42) * strength,
    ),
  );
