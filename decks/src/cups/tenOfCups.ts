import { line } from '../drawing/art.ts';
import { polar, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { person } from '../figure/person.ts';
import { house } from '../primitives/buildings.ts';
import { hill, road } from '../primitives/land.ts';
import { tree } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { cup } from '../suits/objects.ts';

export const tenOfCups: Scene = {
  alt: 'A rainbow of ten cups stands over a family: two parents lift their arms, two children dance, and their house waits by the river.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    (['red', 'straw', 'glow', 'leaf', 'waterLight'] as const).map((role, i) =>
      line(`M${92 + i * 15} 620A${208 - i * 15} ${300 - i * 15} 0 0 1 ${508 - i * 15} 620`, 14, role, 0.85),
    ),
    hill(600, 10, 'far', 0.7),
    tree(430, 640, 0.5),
    tree(488, 646, 0.62),
    house(396, 640, 0.7),
    hill(650, 8, 'mid', 2),
    road(220, 640, 900, 'waterLight', 60),
    hill(830, 5, 'near', 1),
    times(10, (i) => {
      const [x, y] = polar(0, 0, 1, 186 + i * 18.7);
      return cup(300 + x * 214, 616 + y * 340, 0.46);
    }),
    person({
      x: 214,
      y: 826,
      size: 0.98,
      look: { skin: 'skinBrown', hair: 'hairBlack', cut: 'long', mouth: 'smile', turn: 0.5 },
      dress: 'gown',
      cloth: 'rose',
      arms: [
        { elbow: [-74, -200], hand: [-86, -254] },
        { elbow: [46, -170], hand: [52, -138] },
      ],
    }),
    person({
      x: 300,
      y: 826,
      size: 1,
      look: { skin: 'skinOlive', hair: 'hairBrown', beard: 'short', mouth: 'smile', turn: -0.5 },
      dress: 'robe',
      cloth: 'cloth',
      arms: [
        { elbow: [-46, -170], hand: [-40, -140] },
        { elbow: [74, -200], hand: [86, -254] },
      ],
    }),
    person({
      x: 410,
      y: 856,
      size: 0.66,
      look: { skin: 'skinOlive', hair: 'hairAuburn', cut: 'braids', mouth: 'smile', eyes: 'open', turn: 0.5 },
      dress: 'gown',
      cloth: 'glow',
      lean: -6,
      arms: [
        { elbow: [-66, -190], hand: [-80, -220] },
        { elbow: [60, -180], hand: [84, -180] },
      ],
    }),
    person({
      x: 494,
      y: 856,
      size: 0.62,
      look: { skin: 'skinBrown', hair: 'hairBlack', cut: 'curls', mouth: 'smile', eyes: 'open', turn: -0.5 },
      dress: 'tunic',
      cloth: 'sage',
      hose: 'straw',
      lean: 6,
      arms: [
        { elbow: [-60, -180], hand: [-84, -180] },
        { elbow: [66, -190], hand: [80, -220] },
      ],
      legs: [
        [
          [-26, -56],
          [-30, -10],
        ],
        [
          [34, -66],
          [18, -24],
        ],
      ],
    }),
  ],
};
