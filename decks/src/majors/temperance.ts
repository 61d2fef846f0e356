import { wing } from '../creatures/wing.ts';
import { eachRow, fill, line, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { person } from '../figure/person.ts';
import { hill, lake, peaks } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { leaf, lily } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { suitEmblem } from '../suits/objects.ts';

export const temperance: Scene = {
  alt: 'A winged angel stands in a pool and pours water between two cups; irises grow at the edge and a path leads to a light between the mountains.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(126, 520, 20, 150, 18, 0.8),
    disc('glow', 126, 524, 26),
    peaks(660, [
      [84, 60, 120],
      [176, 60, 90],
      [520, 90, 150],
    ]),
    hill(670, 10, 'mid', 0.8),
    fill('straw', 'M122 606C146 650 84 690 150 752H188C128 690 172 650 130 606Z', { width: 1.6 }),
    hill(748, 4, 'near', 2.2),
    lake(790),
    [false, true].map((flip) =>
      wing({ x: flip ? 268 : 332, y: 470, size: 1.5, flip, turn: flip ? 12 : -12 }, 'light', 'rose'),
    ),
    disc('glow', 300, 382, 74, 2),
    disc('dusk', 300, 382, 65, 1.4),
    person({
      x: 300,
      y: 822,
      size: 1.66,
      look: { skin: 'skinFair', hair: 'hairFair', cut: 'curls', eyes: 'down', mouth: 'smile' },
      dress: 'gown',
      cloth: 'linen',
      trim: 'metal',
      bow: 4,
      arms: [
        { elbow: [-72, -150], hand: [-62, -178] },
        { elbow: [70, -140], hand: [50, -112] },
      ],
    }),
    line('M212 520C250 560 330 560 364 622', 16, 'line', 0.9),
    line('M212 520C250 560 330 560 364 622', 12, 'waterLight'),
    line('M212 518C250 556 330 556 362 618', 2, 'light', 0.7),
    put(suitEmblem('cups', 0.5), { x: 192, y: 506, turn: 38 }),
    put(suitEmblem('cups', 0.5), { x: 376, y: 660, turn: -6 }),
    fill('glow', 'M300 578L318 610H282Z', { width: 1.8 }),
    eachRow(
      [
        [92, 858],
        [128, 868],
        [482, 866],
        [516, 856],
      ],
      (x, y, i) => [
        leaf(x, y, -100 + i * 8, 74, 'leaf', 0.14),
        leaf(x + 6, y, -76, 60, 'leafDark', 0.14),
        lily(x, y - 62, 0.74, (i - 1.5) * 4),
      ],
    ),
  ],
};
