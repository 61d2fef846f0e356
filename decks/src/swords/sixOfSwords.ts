import { type Art, fill, line, put, tube } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { person } from '../figure/person.ts';
import { boat } from '../primitives/buildings.ts';
import { hill, lake, peaks } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { sword } from '../suits/objects.ts';

export const sixOfSwords: Scene = {
  alt: 'A ferryman poles a boat with six swords standing in it over quiet water; a mother and child sit in it, wrapped up, their backs to us.',
  draw: (chance) => [
    sky(chance, { stars: 70 }),
    disc('light', 150, 262, 44),
    peaks(520, [
      [430, 120, 170],
      [320, 80, 90],
      [520, 70, 120],
    ]),
    hill(540, 6, 'far', 1.6),
    lake(566),
    [246, 298, 350, 402, 454, 506].map((x, i) => sword(x, 560 - (i % 2) * 52, 1.2, 180)),
    person({
      x: 144,
      y: 706,
      size: 1.16,
      away: true,
      look: { skin: 'skinBrown', hair: 'hairBlack' },
      wears: 'wideHat',
      dress: 'tunic',
      cloth: 'sage',
      hose: 'straw',
      lean: 10,
      arms: [
        { elbow: [46, -180], hand: [56, -150], holds: tube('wood', 'M36 -150L-62 250', 6) },
        { elbow: [60, -160], hand: [44, -120] },
      ],
    }),
    bundled(286, 712, 1, 'wine'),
    bundled(356, 716, 0.66, 'straw'),
    boat(316, 716, 1.5),
    [0, 1, 2, 3].map((i) =>
      line(`M${80 + i * 120} ${806 + (i % 2) * 24}q36 -14 72 0q36 14 72 0`, 2, 'light', 0.6),
    ),
  ],
};

const bundled = (x: number, y: number, size: number, role: Role): Art =>
  put(
    [
      fill(role, 'M-58 20C-62 -60 -40 -140 0 -146C40 -140 62 -60 58 20Z'),
      line('M-20 -116C-34 -70 -36 -20 -34 16M20 -116C34 -70 36 -20 34 16M0 -100V16', 1.6, 'line', 0.5),
    ],
    { x, y, size },
  );
