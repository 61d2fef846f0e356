import { eachRow } from '../drawing/art.ts';
import { polar } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { flower, spray } from '../primitives/plants.ts';
import { ace, garland } from '../suits/ace.ts';
import { wand } from '../suits/objects.ts';

export const aceOfWands: Scene = {
  alt: 'A single staff breaks into flame and flower under the night sky, wreathed in leaves before far mountains.',
  draw: (chance) => [
    ace(chance, 'wands'),
    wand(300, 410, 2.5),
    eachRow(
      [
        [314, 340, -30],
        [286, 400, 210],
        [314, 480, -26],
        [286, 540, 206],
      ],
      (x, y, turn) => {
        const [tx, ty] = polar(x, y, 118, turn);
        return spray({
          from: [x, y],
          to: [tx, ty],
          bend: turn > 0 ? 0.18 : -0.18,
          leaves: 4,
          length: 34,
          tip: flower(tx, ty, 18, 5),
        });
      },
    ),
    garland(),
  ],
};
