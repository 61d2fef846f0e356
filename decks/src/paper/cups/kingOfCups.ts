import { put } from '../../drawing/art.ts';
import { toPoints, type Point } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { mountains, waves } from '../nature/land.ts';
import { beams, plainSky } from '../nature/sky.ts';
import { cup } from '../objects.ts';
import { holdingArms, octopus } from './octopus.ts';

const peak = ([x, height]: Point) => [x, height / 4, height] as const;

export const kingOfCups: Scene = {
  alt: 'A great red octopus rises out of a heavy sea and looks straight at us; two of its arms hold a cup before it, and dark peaks stand behind its head like a crown.',
  draw: () => [
    plainSky('sky'),
    beams(300, 300, 150, 420, 20, 'glow', 18),
    mountains(640, toPoints('132,476 468,476 216,520 384,520 300,540').map(peak), 'near', 'far'),
    waves(600, 1, ['far', 'mid']),
    put(octopus, { y: 40 }),
    waves(750, 3, ['near', 'ink'], 46),
    cup(300, 650, 1.3),
    put(holdingArms, { y: 40 }),
  ],
};
