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
    eachOf('62,732,0.74,2 156,722,0.9,-2 452,722,0.9,2 538,732,0.74,-2', planted),
    standing(300, 880, 170),
    put(woman, { x: 36, y: 84, size: 0.88 }),
    eachOf('102,842,1.2,-1 498,842,1.2,1 180,862,1.0,2 420,862,1.0,-2', planted),
  ],
};
