import { mirrored } from '../../drawing/art.ts';
import { circlePath, toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';
import { waves } from '../nature/land.ts';
import { beams, plainSky } from '../nature/sky.ts';
import { cup } from '../objects.ts';
import { descendingDove } from './descendingDove.ts';

/** The broad fall on the right: it bends over the rim, widens and frays into tongues on its way down to the sea. */
const FALL = outline(
  '376,458! 404,442 450,438! 502,482 530,556 538,640 556,720 562,810! 522,810! 520,730 508,668! 502,740 498,810! 452,810! 458,720 450,650! 442,720 438,810! 408,810! 414,700 412,600 406,540 396,494!',
);
const DROPS = '540,770,8 510,752,6 470,766,7 426,752,6 394,776,6';

export const aceOfCups: Scene = {
  alt: 'A single chalice rises out of the waves and runs over in broad falls that fray on their way down; a white dove comes down to it on bent wings through beams of light, with a wafer in its bill.',
  draw: () => [
    plainSky('near'),
    beams(300, 250, 90, 520, 24, 'mid', 28),
    beams(300, 250, 90, 400, 24, 'far', 14),
    waves(660, 2, ['mid', 'near']),
    cup(300, 596, 2.2),
    mirrored([
      cut('mid', FALL, 6),
      [
        gouge('420,462 476,520 488,600 484,700', 8),
        gouge('446,452 504,530 516,600 530,700', 6),
        gouge('400,470 436,526 434,600 430,690', 6),
      ],
      toTriples(DROPS).map(([x, y, r]) => cut('mid', circlePath(x, y, r), 3)),
    ]),
    descendingDove({ x: 292, y: 252, size: 0.96 }),
    waves(776, 2, ['near', 'ink']),
  ],
};
