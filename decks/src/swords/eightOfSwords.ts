import { eachOf, put } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { hill, lake } from '../primitives/land.ts';
import { standing } from '../primitives/ground.ts';
import { sky } from '../primitives/sky.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { planted, crag, sand } from './eightOfSwords/shore.ts';
import { woman } from './eightOfSwords/boundWoman.ts';

export const eightOfSwords: Scene = {
  alt: 'A blindfolded woman in red, ropes about her arms, stands on wet sand among eight planted swords that close round her like bars; behind her the sea lies still, and a castle stands on a crag.',
  draw: (chance) => [
    sky(chance, { stars: 34 }),
    eveningBanks(540, ['straw', 'rose', 'rose', 'steelDark', 'dusk', 'stone'], 56),
    put(crag, { x: 566, y: 10, flip: true }),
    hill(600, 6, 'far', 1.2),
    lake(616, 700),
    sand,
    eachOf('140,706,1.1,3 460,706,1.1,-3 98,750,1.24,-2 502,750,1.24,2', planted),
    standing(300, 880, 170),
    woman,
    eachOf('206,1024,1.46,3 398,1016,1.46,-4 112,1026,1.56,-4 490,1032,1.56,4', planted),
  ],
};
