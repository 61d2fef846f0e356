import { eachOf } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { hill, lake } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { planted, crag, sand } from './eightOfSwords/shore.ts';
import { woman } from './eightOfSwords/boundWoman.ts';

export const eightOfSwords: Scene = {
  alt: 'A woman in white with a red blindfold, arms and hands bound with red rope, her hair blown, stands on wet sand among eight planted swords and turns her face to a castle on a crag, to which the way is open.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    eveningBanks(540, ['straw', 'rose', 'rose', 'steelDark', 'dusk', 'stone'], 56),
    crag,
    hill(600, 6, 'far', 1.2),
    lake(616, 700),
    sand,
    eachOf(
      '128,690,1.2,3 470,694,0.8,-4 428,684,0.66,3 80,704,1.36,-4 526,716,1,4 540,776,1.1,-2',
      (x, y, size, turn) => planted(x, y, size, turn),
    ),
    woman,
    firelight(452, 480, 260, 0.6),
    eachOf('96,858,1.4,-5 500,860,1.24,7', (x, y, size, turn) => planted(x, y, size, turn)),
  ],
};
