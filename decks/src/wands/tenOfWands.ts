import { eachOf, fill, flat, put, type Art } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { house } from '../primitives/buildings.ts';
import { hill } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { wand } from '../suits/objects.ts';
import { rope, bearer, farHand, nearArm, staffPlace } from './tenOfWands/bearer.ts';

export const tenOfWands: Scene = {
  alt: 'A bearded man bends double under ten burning staffs on his back, pulls with both hands at the rope that ties them, and goes on, near to us, towards the lit houses of a village.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    disc('glow', 96, 262, 30),
    hill(640, 12, 'far', 0.6),
    house(490, 672, 0.46),
    house(530, 696, 0.62, 'red'),
    hill(690, 8, 'mid', 2),
    path,
    put(
      [times(10, (i) => wand(...staffPlace(i))), rope('186,530 246,490 300,552'), bearer, farHand, nearArm],
      {
        x: -116,
        y: -64,
        size: 1.25,
      },
    ),
  ],
};

/** A paved path from the village, broad in front. */
const path: Art = [
  fill(
    'woodDark',
    'M488 700C494 728 440 742 386 762C300 792 150 806 40 812V900H560V872C516 852 478 822 492 786C502 760 530 734 516 700Z',
    { width: 1.8 },
  ),
  eachOf(
    '500,722,0.4 478,748,0.5 444,768,0.7 482,776,0.6 398,786,0.8 448,800,0.9 344,808,0.9 402,824,1 470,836,1 330,842,1.1 412,862,1.1 500,874,1.1 236,826,1 140,836,1 74,860,1.1 196,876,1.2 330,880,1.2',
    (x, y, size) => put(flat('wood', 'M-26 0C-24 -10 22 -12 27 -1C24 9 -20 10 -26 0Z'), { x, y, size }),
  ),
];
