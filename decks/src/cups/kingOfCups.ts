import { fish } from '../creatures/beasts.ts';
import { eachOf, line, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { water } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { king, hand } from './kingOfCups/king.ts';

export const kingOfCups: Scene = {
  alt: 'A calm king with a black beard and a crown of waves, seen large and from the side, bears a great cup on his open hand and looks into it, and a red fish leaps from the sea before him.',
  draw: (chance) => [
    sky(chance),
    rays(232, 330, 150, 520, 32),
    land('cups'),
    water(716, 5, 24),
    king,
    hand,
    fish({ x: 490, y: 806, size: 1, turn: -48 }, 'red'),
    water(850, 2, 24),
    eachOf('96,846 220,856 360,850 500,856', (x, y) =>
      line(`M${x - 46} ${y}q23 -18 46 0q23 18 46 0`, 4, 'light', 0.85),
    ),
  ],
};
