import { eachOf, put } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { hill, lake } from '../primitives/land.ts';
import { standing } from '../primitives/ground.ts';
import { sky } from '../primitives/sky.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { crag, mud, planted } from './eightOfSwords/shore.ts';
import { woman } from './eightOfSwords/boundWoman.ts';

export const eightOfSwords: Scene = {
  alt: 'A blindfolded woman in red, ropes about her arms, stands in dark mud among eight planted swords that close round her like bars; behind her the sea lies still, and a castle stands on a crag.',
  draw: (chance) => [
    sky(chance, { stars: 34 }),
    eveningBanks(540, ['straw', 'rose', 'rose', 'steelDark', 'dusk', 'stone'], 56),
    put(crag, { x: 566, y: 10, flip: true }),
    hill(600, 6, 'far', 1.2),
    lake(616, 700),
    mud,
    eachOf('72,726,0.64,2 150,738,0.64,-2 450,738,0.64,2 528,726,0.64,-2', planted),
    standing(300, 880, 170),
    put(woman, { x: 36, y: 84, size: 0.88 }),
    eachOf('106,846,1.18,-1 494,846,1.18,1 204,858,0.88,2 396,858,0.88,-2', planted),
  ],
};
