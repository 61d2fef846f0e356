import type { Art } from '../../drawing/art.ts';
import { circlePath, type Point } from '../../drawing/geometry.ts';
import { cut } from '../lino/cut.ts';
import { blossom, leaf } from '../nature/plants.ts';

/** A garland of leaves, fruit and flowers between two points that hangs lower by `sag` in its middle. */
export const garland = ([ax, ay]: Point, [bx, by]: Point, sag: number, count: number): Art =>
  Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1);
    const [x, y] = [ax + (bx - ax) * t, ay + (by - ay) * t + sag * 4 * t * (1 - t)];
    const angle = (Math.atan2(by - ay + sag * 4 * (1 - 2 * t), bx - ax) * 180) / Math.PI;
    const size = 42 + 28 * Math.sin(Math.PI * t);
    return [
      [-126, -54, 58, 122].map((turn) => leaf(x, y, angle + turn, size)),
      i % 2 ? cut('mid', circlePath(x, y, size * 0.36), 4) : blossom(x, y, size * 0.5, 'glow'),
    ];
  });
