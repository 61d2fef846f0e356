import { flat } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { gouge } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { waves } from '../nature/land.ts';
import { beams, plainSky } from '../nature/sky.ts';
import { cup } from '../objects.ts';
import { descendingDove } from './descendingDove.ts';
import { overflow } from './overflow.ts';

export const aceOfCups: Scene = {
  alt: 'A single chalice rises out of the waves and runs over: five jets of water spring from its mouth, and four of them fall into the sea beside it; a white dove swoops down to it through beams of light, with a wafer in its bill.',
  draw: () => [
    plainSky('near'),
    beams(300, 250, 90, 520, 20, 'mid', 18),
    beams(300, 250, 90, 400, 20, 'far', 8),
    waves(690, 1, ['mid']),
    flat('near', lens([168, 784], [432, 784], 20)),
    [gouge('150,770 190,800 300,808 410,800 450,770', 6), gouge('206,806 300,818 394,806', 5)],
    cup(300, 610, 1.8),
    overflow,
    descendingDove({ x: 262, y: 218, size: 0.9, turn: -16 }),
    waves(800, 2, ['near', 'ink']),
  ],
};
