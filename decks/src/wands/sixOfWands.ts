import { eachOf, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { hill } from '../primitives/land.ts';
import { leaf } from '../primitives/plants.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { sky } from '../primitives/sky.ts';
import { wand } from '../suits/objects.ts';
import { laurels, medal } from './sixOfWands/laurels.ts';

export const sixOfWands: Scene = {
  alt: 'A great wreath of laurel with a red bow, and in it, as on a medal, a victor crowned with laurel in profile; six burning staffs rise behind it on both sides.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    eveningBanks(700, ['straw', 'rose', 'red', 'wine', 'wine'], 62),
    rays(300, 516, 200, 520, 40, 0.6),
    hill(770, 12, 'mid', 1.6),
    eachOf('104,470,-9 496,470,9 176,396,-8 424,396,8 256,350,-4 344,350,4', (x, y, turn) =>
      wand(x, y, 1.7, turn),
    ),
    put([medal, laurels], { x: 18, y: 33, size: 0.94 }),
    firelight(300, 180, 260, 0.6),
    eachOf(
      '84,680,30 516,700,-60 130,790,20 470,780,-40 80,840,80 520,850,140 400,846,20 210,850,-160',
      (x, y, turn, i) => leaf(x, y, turn, 26, i % 2 ? 'leaf' : 'leafDark'),
    ),
  ],
};
