import { eachOf, fill, line, put, rays } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { greatStar, halo } from '../primitives/lights.ts';
import { flower, leaf, lily } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { suitEmblem } from '../suits/objects.ts';
import { conjuring, magician } from './magician/magician.ts';

export const theMagician: Scene = {
  alt: 'A magician in a red mantle, under a halo and the sign of infinity, points to the sky with one hand and down with the other; a cup stands on the flowered table, and a coin, a sword and a burning staff hover round a shining star.',
  draw: (chance) => [
    sky(chance),
    rays(300, 300, 150, 520, 36),
    halo(300, 290, 140),
    magician,
    firelight(300, 616, 230),
    rays(300, 616, 40, 190, 32, 0.8),
    greatStar(300, 618, 54),
    put(suitEmblem('pentacles', 0.52), { x: 300, y: 516 }),
    put(suitEmblem('swords', 0.92), { x: 222, y: 612 }),
    put(suitEmblem('wands', 0.9), { x: 376, y: 608 }),
    put(suitEmblem('cups', 0.6), { x: 300, y: 750 }),
    conjuring,
    fill('linen', 'M40 800H560V900H40Z'),
    line('M40 806H560', 1.6, 'line', 0.6),
    eachOf('84 156 228 300 372 444 516', (x, i) =>
      i % 2 ? lily(x, 876, 0.9, (i - 3) * 4) : flower(x, 846, 27, 6),
    ),
    times(6, (i) => leaf(120 + i * 72, 876, -90 + (i - 2) * 8, 44, i % 2 ? 'leaf' : 'leafDark')),
  ],
};
