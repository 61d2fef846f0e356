import { chanceFrom } from '../../drawing/chance.ts';
import { polygonPath, times, type Point } from '../../drawing/geometry.ts';

/** Specks where the ink did not take, over the whole window, as markup of one path. */
export function grain(colour: string, count = 340): string {
  const chance = chanceFrom('grain');
  const specks = times(count, () => {
    const [x, y, r] = [40 + 520 * chance(), 40 + 832 * chance(), 0.8 + 1.9 * chance() ** 3];
    const corners = times(4, (): Point => [x + (chance() - 0.5) * r * 3, y + (chance() - 0.5) * r * 2]);
    return polygonPath(corners);
  });
  return `<path d="${specks.join('')}" fill="${colour}" fill-opacity=".7"/>`;
}
