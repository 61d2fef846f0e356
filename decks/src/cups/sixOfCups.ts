import { put } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { bricks } from '../primitives/buildings.ts';
import { standing } from '../primitives/ground.ts';
import { hill, tiles } from '../primitives/land.ts';
import { oak } from '../primitives/oak.ts';
import { crescent } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { oldHouse, smoke } from './sixOfCups/house.ts';
import { big, blooming, given, small, takes } from './sixOfCups/children.ts';

export const sixOfCups: Scene = {
  alt: 'In the garden of an old house with its door and window lit, a boy in a feathered cap holds out a cup full of flowers to a smaller girl in a bonnet, who opens both hands; two more flowering cups stand on the wall and three in front.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    hill(560, 8, 'far', 1),
    crescent(196, 224, 36, -20),
    put(smoke, { x: -22, y: 26 }),
    oak(478, 660, 1),
    oldHouse(),
    blooming(92, 586, 0.5),
    blooming(512, 586, 0.5),
    bricks(632, 728, 32, 'stoneDark', 'shade'),
    tiles(724, 'stone', 'stoneDark'),
    standing(94, 850, 50),
    blooming(94, 804, 0.48),
    small,
    big,
    given,
    takes,
    standing(330, 850, 44),
    blooming(326, 804, 0.48),
    standing(508, 850, 42),
    blooming(508, 804, 0.48),
  ],
};
