import { type Art, fill, flat, eachOf } from '../../drawing/art.ts';
/** Rocks in the sea, each with surf round its foot. */
export const rocks: Art = eachOf('92,530,0.9 528,520,0.6', (x, y, k) => [
  fill(
    'stoneDark',
    `M${x - 44 * k} ${y}L${x - 30 * k} ${y - 34 * k}L${x - 8 * k} ${y - 46 * k}L${x + 6 * k} ${y - 26 * k}L${x + 26 * k} ${y - 32 * k}L${x + 46 * k} ${y}Z`,
  ),
  flat('stone', `M${x - 30 * k} ${y - 34 * k}L${x - 8 * k} ${y - 46 * k}L${x - 16 * k} ${y - 8 * k}Z`, 0.8),
  fill(
    'light',
    `M${x - 58 * k} ${y + 6}q${12 * k} -14 ${24 * k} -4q${10 * k} -10 ${22 * k} 0q${12 * k} -10 ${24 * k} 0q${10 * k} -10 ${20 * k} 0q${14 * k} -8 ${26 * k} 4q${-58 * k} 12 ${-116 * k} 0Z`,
    { width: 1.2 },
  ),
]);
