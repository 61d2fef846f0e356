import { type Art, fill, line } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { person } from '../figure/person.ts';
import { battlement, sailingShip } from '../primitives/buildings.ts';
import { peaks, water } from '../primitives/land.ts';
import { crescent, disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { wand } from '../suits/objects.ts';

export const twoOfWands: Scene = {
  alt: 'A traveller stands on a battlement between two planted staffs, a globe in one hand, and looks out over the sea to a far shore.',
  draw: (chance) => [
    sky(chance),
    crescent(186, 230, 40, -20),
    peaks(500, [
      [430, 90, 130],
      [520, 70, 100],
      [340, 60, 70],
    ]),
    water(520, 14, 22),
    sailingShip(150, 560, 0.8),
    sailingShip(440, 600, 0.6, 'glow'),
    battlement(742),
    person({
      x: 300,
      y: 742,
      size: 1.36,
      away: true,
      look: { skin: 'skinBrown', hair: 'hairBlack' },
      wears: 'scholarCap',
      cloth: 'wine',
      cloak: 'clothDark',
      arms: [
        { elbow: [-70, -170], hand: [-92, -206], holds: globe },
        { elbow: [60, -170], hand: [78, -196] },
      ],
    }),
    wand(96, 566, 1.72),
    wand(478, 566, 1.72),
  ],
};

const globe: Art = [
  disc('waterLight', 0, -42, 36),
  fill(
    'leaf',
    'M-20 -66C-4 -72 8 -64 2 -52C-8 -44 -26 -50 -20 -66ZM6 -34C16 -42 28 -36 24 -26C14 -16 2 -22 6 -34Z',
    { width: 1.2 },
  ),
  line('M-36 -42Q0 -26 36 -42M0 -78Q18 -42 0 -6', 1.4),
];
