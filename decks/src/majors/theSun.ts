import { horse } from '../creatures/horse.ts';
import { eachRow, fill, line, put, tube, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { face } from '../figure/face.ts';
import { person } from '../figure/person.ts';
import { bricks } from '../primitives/buildings.ts';
import { hill } from '../primitives/land.ts';
import { star, sunDisc } from '../primitives/lights.ts';
import { flower, spray, sunflower } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';

export const theSun: Scene = {
  alt: 'A great sun with a kind face shines on a child with a crown of flowers, who rides a white horse with a red flag before a wall of sunflowers.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    rays(300, 280, 170, 560, 36, 0.7),
    sunDisc(300, 280, 102, 24),
    put(face({ eyes: 'closed', mouth: 'smile', brow: 'raised' }), { x: 300, y: 280, size: 1.35 }),
    hill(640, 12, 'far', 1),
    eachRow(
      [
        [92, 600],
        [170, 572],
        [430, 572],
        [508, 600],
      ],
      (x, y) => [spray({ from: [x, 720], to: [x, y], leaves: 3, length: 40, tip: sunflower(x, y, 0.86) })],
    ),
    bricks(676, 780),
    hill(790, 6, 'leafDark', 1.4),
    fill('red', 'M338 500C390 470 420 530 500 496L512 596C430 640 400 566 344 606Z'),
    line('M358 540C410 516 440 566 500 536', 1.8),
    tube('wood', 'M340 488L346 690', 7),
    put(
      horse({
        gait: 'walk',
        coat: 'light',
        shaded: 'linen',
        mane: 'hairFair',
        cloth: 'wine',
        device: star(0, 8, 18, 'glow', 8, 0.5),
      }),
      { x: 286, y: 736, size: 0.9 },
    ),
    person({
      x: 272,
      y: 768,
      size: 0.8,
      look: {
        shape: 'round',
        skin: 'skinFair',
        hair: 'hairFair',
        cut: 'curls',
        eyes: 'open',
        mouth: 'smile',
        brow: 'raised',
      },
      wears: 'roseWreath',
      dress: 'tunic',
      cloth: 'glow',
      hose: 'glow',
      arms: [
        { elbow: [-70, -196], hand: [-96, -238] },
        { elbow: [60, -180], hand: [88, -196] },
      ],
      legs: [
        [
          [34, -90],
          [24, -34],
        ],
        [
          [34, -90],
          [24, -34],
        ],
      ],
    }),
    [80, 130, 420, 470, 520].map((x, i) => flower(x, 850 - (i % 2) * 14, 16, 6, 'light', 'glow')),
  ],
};
