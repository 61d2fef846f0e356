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
    put(crag, { x: 24, y: 10 }),
    hill(600, 6, 'far', 1.2),
    lake(616, 700),
    sand,
    eachOf('150,716,1.04,3 456,716,1.04,-3 74,738,1.1,-3 530,738,1.1,3', (x, y, size, turn) =>
      planted(x, y, size, turn),
    ),
    standing(300, 880, 170),
    woman,
    eachOf('182,868,1.36,3 424,866,1.36,-4 98,878,1.56,-3 506,878,1.56,4', (x, y, size, turn) =>
      planted(x, y, size, turn),
    ),
  ],
};
