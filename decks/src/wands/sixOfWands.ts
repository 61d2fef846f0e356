import { eachOf, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { halo } from '../primitives/lights.ts';
import { leaf } from '../primitives/plants.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { sky } from '../primitives/sky.ts';
import { crowd } from './sixOfWands/crowd.ts';
import { CENTRE, laurels } from './sixOfWands/laurels.ts';
import { victor } from './sixOfWands/victor.ts';

export const sixOfWands: Scene = {
  alt: 'A laughing victor with laurel in his hair and a red mantle over one shoulder lifts a burning staff high before a great wreath of laurel; from below the hands of a crowd lift five more burning staffs and cheer.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    eveningBanks(780, ['straw', 'rose', 'red', 'wine', 'wine'], 62),
    rays(...CENTRE, 220, 520, 40, 0.6),
    halo(...CENTRE, 190, 'wine'),
    rays(...CENTRE, 70, 176, 40, 0.8),
    laurels,
    victor,
    crowd,
    eachOf('84,240,30 516,330,-60 150,200,20 380,160,-40 250,150,80 70,420,140', (x, y, turn, i) =>
      leaf(x, y, turn, 26, i % 2 ? 'leaf' : 'leafDark'),
    ),
    firelight(468, 214, 210, 0.7),
    firelight(300, 700, 300, 0.5),
  ],
};
