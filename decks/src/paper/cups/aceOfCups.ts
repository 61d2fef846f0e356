import { flat, mirrored } from '../../drawing/art.ts';
import { circlePath, toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { gouge, joined, keyed } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';
import { waves } from '../nature/land.ts';
import { beams, plainSky } from '../nature/sky.ts';
import { cup } from '../objects.ts';
import { descendingDove } from './descendingDove.ts';

/** The water swells over the rim as one dome, which splits into falls that taper as they go down. */
const DOME = outline('172,424! 184,386 232,356 300,346 368,356 416,386 428,424! 386,444 300,450 214,444');
/** A broad fall, on the right, which bends over the rim and goes down straight into the sea. */
const FALL =
  '372,384! 424,388 468,420 490,490 498,560 510,640 508,720 526,830! 424,830! 432,740 422,660 430,580 424,510 412,462 384,444!';
/** The dark between its strands. */
const GAPS = ['462,500! 474,580 472,660 478,740! 466,690 462,600', '484,690! 494,740 498,800! 486,760'];
const LINES = [
  '352,374 418,394 462,440 482,540 490,640',
  '372,406 420,424 444,470 450,540',
  '446,600 442,700 446,790',
  '494,600 498,660 496,700',
];
/** A shape on the left instead of the right. */
const turnedOver = (points: string) => points.replaceAll(/(\d+),/g, (_, x) => `${600 - Number(x)},`);
/** Where it meets the sea it throws up foam. */
const FOAM = '408,806,26 444,790,30 484,784,32 522,792,28 552,808,22';
const SPRAY = '398,752,7 416,726,5 548,750,7 538,716,5 560,700,4 536,470,6 548,540,5';

export const aceOfCups: Scene = {
  alt: 'A single chalice rises out of the waves and runs over in a dome of water that falls into the sea on both sides; a white dove swoops down to it through beams of light, with a wafer in its bill.',
  draw: () => [
    plainSky('near'),
    beams(300, 250, 90, 520, 24, 'mid', 18),
    beams(300, 250, 90, 400, 24, 'far', 8),
    waves(690, 1, ['mid']),
    flat('near', lens([168, 784], [432, 784], 20)),
    [gouge('150,770 190,800 300,808 410,800 450,770', 6), gouge('206,806 300,818 394,806', 5)],
    cup(300, 580, 2),
    joined('far', [DOME, outline(FALL), outline(turnedOver(FALL))], 5, 'ink'),
    GAPS.map((gap, i) => [keyed('near', outline(gap), 4), !i && keyed('near', outline(turnedOver(gap)), 4)]),
    [gouge('210,418 300,436 390,418', 7), gouge('210,392 300,366 390,392', 6)],
    mirrored([
      LINES.map((line) => gouge(line, 9)),
      joined(
        'light',
        toTriples(FOAM).map(([x, y, r]) => circlePath(x, y, r)),
        5,
        'ink',
      ),
      toTriples(SPRAY).map(([x, y, r]) => keyed('light', circlePath(x, y, r), 3)),
    ]),
    descendingDove({ x: 262, y: 238, size: 0.9, turn: -16 }),
    waves(800, 2, ['near', 'ink']),
  ],
};
