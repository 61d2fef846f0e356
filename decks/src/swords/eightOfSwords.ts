import { eachOf } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { hill, lake } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { planted, crag, sand } from './eightOfSwords/shore.ts';
import { woman } from './eightOfSwords/boundWoman.ts';

export const eightOfSwords: Scene = {
  alt: 'A blindfolded woman, seen from behind, ropes about her arms and her wrists tied at her back, stands on wet sand among eight planted swords; nothing bars the way in front of her to a castle on a crag.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    eveningBanks(540, ['straw', 'rose', 'rose', 'steelDark', 'dusk', 'stone'], 56),
    crag,
    hill(600, 6, 'far', 1.2),
    lake(616, 700),
    sand,
    eachOf(
      '116,690,0.94,2 434,690,0.98,-4 488,702,0.98,5 66,706,0.98,-3 534,724,1,-3 62,790,1.1,3',
      (x, y, size, turn) => planted(x, y, size, turn),
    ),
    woman,
    eachOf('108,856,-6 504,846,6', (x, y, turn) => planted(x, y, 1.2, turn)),
  ],
};
