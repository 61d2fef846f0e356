import { mirrored } from '../../drawing/art.ts';
import { circlePath, toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { gouge, joined, keyed } from '../lino/cut.ts';
import { limb } from '../nature/body.ts';
import { waves } from '../nature/land.ts';
import { beams, plainSky } from '../nature/sky.ts';
import { cup } from '../objects.ts';
import { descendingDove } from './descendingDove.ts';

/** The streams on the right, the outermost first: each leaps from the bowl over the rim and falls to the sea. */
const STREAMS = [
  [
    '340,414,20 410,380,30 478,392,34 524,470,34 540,600,36 544,800,40',
    '352,404 424,380 484,408 518,490 532,620 538,770',
  ],
  [
    '340,424,18 398,408,28 440,428,30 468,510,30 478,640,32 482,800,36',
    '360,414 412,410 446,450 464,540 472,650 478,770',
  ],
  [
    '340,432,14 380,432,22 404,464,24 416,540,26 420,660,28 422,800,32',
    '362,430 390,446 406,510 414,600 416,680 418,770',
  ],
] as const;
const SPRAY = '500,340,8 540,372,6 556,432,7 508,560,6 452,540,5 510,690,6 450,690,5 512,760,8';

export const aceOfCups: Scene = {
  alt: 'A single chalice rises out of the waves and runs over in leaping streams; a white dove comes down to it on bent wings through beams of light, with a wafer in its bill.',
  draw: () => [
    plainSky('near'),
    beams(300, 250, 90, 520, 24, 'mid', 18),
    beams(300, 250, 90, 400, 24, 'far', 8),
    waves(690, 1, ['mid']),
    cup(300, 596, 2.2),
    // The water stands up to the rim.
    keyed('far', 'M166 424C182 388 418 388 434 424C418 452 182 452 166 424Z', 5),
    [gouge('236,416 300,404 364,416', 6), gouge('262,432 300,438 338,432', 6)],
    mirrored([
      STREAMS.map(([stream, line]) => [joined('far', [limb(stream)], 5, 'ink'), gouge(line, 9)]),
      toTriples(SPRAY).map(([x, y, r]) => keyed('light', circlePath(x, y, r), 3)),
    ]),
    descendingDove({ x: 292, y: 252, size: 0.96 }),
    waves(776, 2, ['near', 'ink']),
  ],
};
