import { flat, line, type Art } from '../drawing/art.ts';
import type { Chance } from '../drawing/chance.ts';
import { boxPath, circlePath, n, polar, times } from '../drawing/geometry.ts';
import { star } from './lights.ts';

/** The whole window filled with night, paling to the land's dusk, and its stars. */
export const sky = (chance: Chance, { stars = 70, floor = 620 } = {}): Art => [
  flat('sky', boxPath(40, 30, 520, 860)),
  times(stars, () => {
    const [x, y, brightness] = [60 + chance() * 480, 90 + chance() * (floor - 90), chance()];
    return brightness > 0.86
      ? star(x, y, 5 + brightness * 5)
      : flat('star', circlePath(x, y, 0.8 + brightness * 1.4), 0.85);
  }),
];

/** Fine lines of light about a point, long and short by turns. */
export const rays = (x: number, y: number, from: number, to: number, count: number, opacity = 0.5): Art =>
  times(count * 2, (i) => {
    const angle = (i * 180) / count;
    const [x1, y1] = polar(x, y, from, angle);
    const [x2, y2] = polar(x, y, i % 2 ? from + (to - from) * 0.6 : to, angle);
    return line(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, i % 2 ? 1 : 1.7, 'line', opacity);
  });
