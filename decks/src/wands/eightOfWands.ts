import { line } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { house } from '../primitives/buildings.ts';
import { hill, road } from '../primitives/land.ts';
import { crescent } from '../primitives/lights.ts';
import { cypress } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { wand } from '../suits/objects.ts';

export const eightOfWands: Scene = {
  alt: 'Eight staffs fly side by side, aslant across the open sky, over a river and a small house on a hill.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    crescent(470, 212, 30, -30),
    hill(690, 18, 'far', 0.4),
    house(146, 676, 0.62),
    cypress(206, 678, 70),
    hill(730, 10, 'mid', 2),
    road(350, 716, 900, 'waterLight', 90),
    times(8, (i) => {
      const [x, y] = [
        172 + (i % 2) * 172 + Math.floor(i / 2) * 24,
        262 + Math.floor(i / 2) * 104 - (i % 2) * 20,
      ];
      return [
        line(
          `M${x - 130} ${y - 86}L${x - 76} ${y - 52}M${x - 122} ${y - 66}L${x - 84} ${y - 42}`,
          2,
          'glow',
          0.7,
        ),
        wand(x, y, 0.96, 123),
      ];
    }),
  ],
};
