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
    eachOf('146,718,1.2,3 454,718,1.2,-3 80,744,1.36,-3 520,744,1.36,3', planted),
    standing(300, 880, 170),
    woman,
    eachOf('194,1024,1.5,3 410,1016,1.5,-4 92,1040,1.7,-4 506,1048,1.7,4', planted),
  ],
};
