import { horse } from '../creatures/horse.ts';
import { type Art, eachRow, fill, put, rays } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { head } from '../figure/head.ts';
import type { Look } from '../figure/look.ts';
import { person } from '../figure/person.ts';
import { hill } from '../primitives/land.ts';
import { wreath } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { wand } from '../suits/objects.ts';

export const sixOfWands: Scene = {
  alt: 'A rider crowned with laurel comes home on a white horse, a wreath on the raised staff, five more staffs lifted by the crowd behind.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    rays(344, 372, 50, 460, 34, 0.6),
    hill(700, 10, 'far', 0.8),
    eachRow(
      [
        [92, 520],
        [178, 480],
        [412, 470],
        [478, 500],
        [526, 540],
      ],
      (x, y, i) => wand(x, y, 1.72, (i - 2) * 2),
    ),
    onlooker(92, 660, 'wine', { skin: 'skinFair', hair: 'hairBrown', turn: 0.6 }),
    onlooker(178, 640, 'cloth', { skin: 'skinBrown', hair: 'hairBlack', turn: 0.6 }),
    onlooker(412, 640, 'sage', { skin: 'skinOlive', hair: 'hairFair', turn: -0.6 }),
    onlooker(478, 660, 'straw', { skin: 'skinDark', hair: 'hairBlack', turn: -0.6 }),
    onlooker(526, 690, 'wine', { skin: 'skinFair', hair: 'hairAuburn', turn: -0.6 }),
    hill(812, 6, 'near', 1.6),
    put(
      horse({
        gait: 'walk',
        coat: 'light',
        shaded: 'linen',
        mane: 'hairFair',
        cloth: 'sage',
        device: wreath(0, 8, 18, 20, 10, 14),
      }),
      { x: 276, y: 670, size: 1.26 },
    ),
    person({
      x: 258,
      y: 752,
      size: 1.2,
      look: { skin: 'skinOlive', hair: 'hairBrown', cut: 'short', eyes: 'open', mouth: 'smile', turn: 0.6 },
      wears: 'laurel',
      dress: 'tunic',
      cloth: 'wine',
      hose: 'straw',
      arms: [
        { elbow: [-46, -160], hand: [-20, -126], behind: true },
        { elbow: [62, -180], hand: [72, -206], holds: [wand(0, -36, 1.12), wreath(0, -112, 34, 36, 14, 24)] },
      ],
      legs: [
        [
          [34, -96],
          [24, -28],
        ],
        [
          [34, -96],
          [24, -28],
        ],
      ],
    }),
  ],
};

const onlooker = (x: number, y: number, cloth: Role, look: Look): Art =>
  put(
    [
      fill(cloth, 'M-50 300C-52 90 -40 60 0 56C40 60 52 90 50 300Z'),
      put(head({ mouth: 'smile', ...look }), { y: 20, size: 0.5 }),
    ],
    { x, y },
  );
