import { rays } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { person } from '../figure/person.ts';
import { sailingShip } from '../primitives/buildings.ts';
import { crag, peaks, water } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { leaf } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { wand } from '../suits/objects.ts';

export const threeOfWands: Scene = {
  alt: 'On a headland among three planted staffs somebody shades their eyes and watches three ships sail into a golden evening.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    rays(410, 480, 60, 380, 30, 0.6),
    disc('glow', 410, 486, 72),
    peaks(500, [
      [90, 90, 80],
      [190, 60, 50],
    ]),
    water(500, 22, 22),
    sailingShip(452, 546, 0.55),
    sailingShip(520, 592, 0.8),
    sailingShip(490, 676, 1.06),
    crag(716, 436, 'stone'),
    times(8, (i) => leaf(64 + i * 34, 718, -110 + (i % 3) * 20, 26, i % 2 ? 'leaf' : 'leafDark')),
    wand(98, 540, 1.86),
    wand(330, 552, 1.8),
    person({
      x: 206,
      y: 716,
      size: 1.36,
      away: true,
      look: { skin: 'skinOlive', hair: 'hairAuburn', cut: 'long' },
      cloth: 'sage',
      cloak: 'wine',
      trim: 'metal',
      arms: [
        { elbow: [-50, -164], hand: [-54, -120] },
        { elbow: [66, -208], hand: [26, -262] },
      ],
    }),
    wand(402, 560, 1.72),
  ],
};
