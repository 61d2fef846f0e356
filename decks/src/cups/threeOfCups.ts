import { eachOf, fill, rays } from '../drawing/art.ts';
import { boxPath } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { disc, greatStar } from '../primitives/lights.ts';
import { grapes, leaf } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { before, behind } from './threeOfCups/women.ts';

export const threeOfCups: Scene = {
  alt: 'Three women stand close together, garlands in their hair, laugh and raise their cups until the rims touch; before them on a table lie grapes and two apples.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    rays(300, 270, 60, 560, 26, 0.5),
    behind,
    before,
    greatStar(300, 270, 26),
    fill('wood', boxPath(36, 842, 528, 60)),
    graven('60,862 200,856 330,862', 4, 'ink', 0.5),
    eachOf('236,842,-150 364,842,-30', (x, y, turn, i) => leaf(x, y, turn, 56, i % 2 ? 'leaf' : 'leafDark')),
    grapes(300, 806, 1.6),
    eachOf('178,818,32 426,820,30', (x, y, r, i) => disc(i ? 'metal' : 'red', x, y, r)),
  ],
};
