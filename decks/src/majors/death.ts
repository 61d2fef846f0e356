import { horse } from '../creatures/horse.ts';
import { type Art, fill, line, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { HEADWEAR } from '../figure/headwear.ts';
import { person } from '../figure/person.ts';
import { sailingShip, tower } from '../primitives/buildings.ts';
import { hill, lake } from '../primitives/land.ts';
import { disc, star } from '../primitives/lights.ts';
import { flower, leaf } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';

export const death: Scene = {
  alt: 'A skeleton in dark armour rides a white horse and carries a black banner with a white rose; a crown lies on the ground, a child offers flowers, and the sun rises between two towers.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(474, 556, 52, 300, 28, 0.6),
    disc('glow', 474, 556, 46),
    tower(424, 660, 34, 104),
    tower(526, 660, 34, 104),
    hill(620, 8, 'far', 0.6),
    lake(660, 740),
    sailingShip(110, 676, 0.6, 'linen'),
    hill(734, 8, 'mid', 1),
    put(
      horse({
        gait: 'walk',
        coat: 'light',
        shaded: 'linen',
        mane: 'steelDark',
        cloth: 'ink',
        device: star(0, 8, 16, 'light', 6, 0.4),
      }),
      { x: 270, y: 622, size: 1.24 },
    ),
    person({
      x: 252,
      y: 704,
      size: 1.22,
      look: { skin: 'skinBone', cut: 'bald' },
      wears: 'skull',
      dress: 'tunic',
      cloth: 'shade',
      trim: 'steel',
      hose: 'shade',
      arms: [
        { elbow: [-50, -166], hand: [-44, -140], holds: put(blackBanner, { size: 0.82 }), behind: true },
        { elbow: [50, -160], hand: [70, -130] },
      ],
      legs: [
        [
          [34, -96],
          [26, -28],
        ],
        [
          [34, -96],
          [26, -28],
        ],
      ],
    }),
    person({
      x: 478,
      y: 838,
      size: 0.66,
      flip: true,
      look: { skin: 'skinFair', hair: 'hairFair', cut: 'curls', turn: 0.8, eyes: 'open' },
      dress: 'robe',
      cloth: 'cloth',
      bow: -12,
      arms: [
        { elbow: [-44, -170], hand: [-30, -130] },
        {
          elbow: [52, -180],
          hand: [76, -196],
          holds: [flower(0, -18, 20, 5), flower(16, -6, 14, 5, 'glow', 'metal')],
        },
      ],
    }),
    put(HEADWEAR.lionCrown, { x: 150, y: 876, size: 0.8, turn: -24 }),
    [70, 110, 210, 380, 420].map((x, i) => [
      leaf(x, 868, -80 + i * 6, 30),
      flower(x + 12, 842 + (i % 2) * 8, 12, 5, 'light', 'linen'),
    ]),
  ],
};

const blackBanner: Art = [
  line('M0 70V-210', 8),
  line('M0 70V-210', 5, 'wood'),
  fill('ink', 'M-2 -206C-50 -226 -100 -190 -150 -206L-142 -150L-152 -92C-100 -78 -50 -110 -2 -92Z'),
  flower(-76, -148, 36, 5, 'light', 'linen'),
  flower(-76, -148, 18, 5, 'linen', 'light'),
];
