import { put } from '../../drawing/art.ts';
import { toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { lake, mountains, rock } from '../nature/land.ts';
import { chatterSky, crescentMoon } from '../nature/sky.ts';
import { around } from '../lino/marks.ts';
import { slenderSword } from '../objects.ts';
import { falconTail, hoodedFalcon } from './hoodedFalcon.ts';

const PLACE = { x: -3, y: -6, size: 1.01 };

export const twoOfSwords: Scene = {
  alt: 'A falcon with a red plumed hood over its eyes sits upright where two swords cross, their hilts wedged among rocks by the sea; it does not stir, and a red crescent moon stands beside it.',
  draw: () => [
    chatterSky('sky', around(440, 150), { marks: 'far', gap: 64, foot: 520 }),
    crescentMoon({ x: 450, y: 150, turn: 180 }, 46, 'accent'),
    mountains(560, '110,130,120 500,130,100', 'far'),
    lake(560, 'mid', 'far'),
    put(falconTail, PLACE),
    slenderSword(284, 640, 2.7, -42),
    slenderSword(316, 640, 2.7, 42),
    toTriples('90,884,1.1 510,884,1.1 300,900,0.9').map(([x, y, size]) => rock({ x, y, size }, 'near')),
    toTriples('196,892,0.8 404,892,0.8').map(([x, y, size]) => rock({ x, y, size }, 'ink')),
    put(hoodedFalcon, PLACE),
  ],
};
