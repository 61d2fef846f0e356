import { eachOf, fill, put, type Art } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { tower } from '../primitives/buildings.ts';
import { hill } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { firelight } from '../primitives/firelight.ts';
import { sky } from '../primitives/sky.ts';
import { bearer, farHand, nearArm } from './tenOfWands/bearer.ts';

export const tenOfWands: Scene = {
  alt: 'A bearded man bends double under a bundle of ten staffs on his back, each with a flame of its own, pulls with both hands at the rope that ties them, and pushes on along a road towards the lit towers of a walled town.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    disc('glow', 96, 262, 30),
    hill(640, 12, 'far', 0.6),
    eachOf('462,664,22,44 546,688,34,104 500,676,30,70', (x, y, width, height) => tower(x, y, width, height)),
    fill('stoneDark', 'M452 690V662h14v8h12v-8h14v8h12v-8h14v8h12v-8h14v8h12v-8h20V690Z', { width: 1.8 }),
    hill(690, 8, 'mid', 2),
    path,
    put([bearer, farHand, nearArm], {
      x: -92,
      y: -58,
      size: 1.18,
    }),
    firelight(430, 230, 330),
    firelight(390, 500, 130, 0.25),
  ],
};

/** A road that winds from the village, broad in front, with the ruts of carts. */
const path: Art = [
  fill(
    'straw',
    'M500 702C470 716 400 720 402 736C406 756 500 750 496 776C490 808 300 818 120 900H400C480 856 554 816 554 776C554 742 458 746 452 734C448 724 502 716 514 702Z',
    { width: 1.6, opacity: 0.6 },
  ),
  graven('428,734 440,750 524,756 524,784', 5, 'ink', 0.4),
  graven('514,786 450,826 330,860 230,896', 8, 'ink', 0.4),
  graven('534,790 490,836 400,870 330,898', 8, 'ink', 0.4),
];
