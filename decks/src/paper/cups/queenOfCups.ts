import { flat } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { keyed } from '../lino/cut.ts';
import { around, lens } from '../lino/marks.ts';
import { field, lake, rock } from '../nature/land.ts';
import { chatterSky, crescentMoon, cutStar } from '../nature/sky.ts';
import { cup } from '../objects.ts';
import { seals } from './seals.ts';

export const queenOfCups: Scene = {
  alt: 'A dark spotted seal and her white pup look at us with great eyes from the shore at night, the pup against her breast; a covered cup stands on a rock beside them, and a crescent moon over the still sea.',
  draw: () => [
    chatterSky('near', around(440, 190), { marks: 'mid', foot: 520 }),
    crescentMoon({ x: 446, y: 200 }, 82),
    toPoints('90,130 250,150 330,240 90,290 524,340').map(([x, y], i) => cutStar(x, y, 14 + (i % 3) * 5)),
    lake(420, 'far', 'light', 700),
    [0, 1, 2].map((i) => flat('glow', lens([420 - i * 8, 446 + i * 24], [490 + i * 8, 447 + i * 24], 6 + i))),
    field('mid', '40,700 160,680 320,690 440,680 560,670', 'light'),
    rock({ x: 500, y: 800, size: 1.1 }, 'near'),
    cup(496, 604, 0.86),
    keyed('glow', 'M438 534C442 496 472 484 496 484C520 484 550 496 554 534Z', 5),
    keyed('accent', circlePath(496, 472, 14), 5),
    seals,
    field('ink', '40,846 200,836 400,846 560,832', 'mid'),
  ],
};
