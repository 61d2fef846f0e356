import { flat, mirrored } from '../../drawing/art.ts';
import { circlePath, toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { gouge, joined, keyed } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';
import { waves } from '../nature/land.ts';
import { beams, plainSky } from '../nature/sky.ts';
import { cup } from '../objects.ts';
import { descendingDove } from './descendingDove.ts';

/** The water swells over the rim as one dome, which splits into falls that taper as they go down. */
const DOME = outline('172,424! 184,386 232,356 300,346 368,356 416,386 428,424! 386,444 300,450 214,444');
const FALLS = [
  '330,388,40 404,370,46 466,404,40 508,486,30 526,590,18 532,690,3',
  '350,404,30 408,404,36 446,454,34 472,560,28 486,680,26 492,776,34',
  '392,420,24 420,440,26 436,494,20 444,560,3',
];
const LINES = ['318,372 404,366 470,412 506,500 522,600', '346,398 404,400 440,456 466,560 484,700'];
const FOAM = '462,780,16 488,770,20 518,774,16';
const SPRAY = '520,352,7 548,410,6 536,722,8 446,596,7 450,632,5 534,752,5';

/** A fall on the left instead of the right. */
const turnedOver = (fall: string) =>
  toTriples(fall)
    .map(([x, y, width]) => `${600 - x},${y},${width}`)
    .join(' ');

export const aceOfCups: Scene = {
  alt: 'A single chalice rises out of the waves and runs over in a dome of water that parts into falls; a white dove comes down to it on bent wings through beams of light, with a wafer in its bill.',
  draw: () => [
    plainSky('near'),
    beams(300, 250, 90, 520, 24, 'mid', 18),
    beams(300, 250, 90, 400, 24, 'far', 8),
    waves(690, 1, ['mid']),
    flat('near', lens([168, 784], [432, 784], 20)),
    [gouge('150,770 190,800 300,808 410,800 450,770', 6), gouge('206,806 300,818 394,806', 5)],
    cup(300, 580, 2),
    joined('far', [DOME, ...FALLS.flatMap((fall) => [limb(fall), limb(turnedOver(fall))])], 5, 'ink'),
    [gouge('222,418 300,432 378,418', 7), gouge('210,392 300,366 390,392', 6)],
    mirrored([
      LINES.map((line) => gouge(line, 8)),
      joined(
        'light',
        toTriples(FOAM).map(([x, y, r]) => circlePath(x, y, r)),
        4,
        'ink',
      ),
      toTriples(SPRAY).map(([x, y, r]) => keyed('light', circlePath(x, y, r), 3)),
    ]),
    descendingDove({ x: 292, y: 252, size: 0.96 }),
    waves(824, 2, ['near', 'ink']),
  ],
};
