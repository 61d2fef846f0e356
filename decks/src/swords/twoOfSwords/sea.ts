import { graven } from '../../drawing/swell.ts';
import { type Art, fill, flat, eachOf } from '../../drawing/art.ts';
/** The moon's light on the waves. */
export const moonPath: Art = eachOf(
  '478,552,16 482,570,26 474,590,22 484,612,34 476,636,28 486,662,40 478,690,34 488,720,46',
  (x, y, half) =>
    graven(
      [
        [x - half, y],
        [x, y - 2],
        [x + half, y],
      ],
      8,
      'glow',
      0.85,
    ),
);

/** Rocks in the sea, each with surf round its foot. */
export const rocks: Art = eachOf('112,600,1 524,596,0.6 100,704,0.66', (x, y, k) => [
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
