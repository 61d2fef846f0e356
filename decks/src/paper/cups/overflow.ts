import { mirrored, type Art } from '../../drawing/art.ts';
import { circlePath, toTriples } from '../../drawing/geometry.ts';
import { gouge, joined, keyed } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';

/** The mouth of the cup: its rim and the water within. */
const [RIM, MOUTH] = [
  'M170 424C176 366 424 366 430 424C424 490 176 490 170 424Z',
  'M182 424C190 380 410 380 418 424C410 474 190 474 182 424Z',
];
/** The water rises out of the mouth of the cup and spreads into falls, which taper as they go down. */
const DOME = 'M180 424C186 388 240 362 300 362C360 362 414 388 420 424C412 474 188 474 180 424Z';
/** A broad fall, on the right, which bends over the rim and goes down straight into the sea. */
const FALL =
  '372,376! 424,382 468,416 490,490 498,560 510,640 508,720 526,830! 424,830! 432,740 422,660 428,580 418,520 411,480 396,444! 380,420 372,396!';
/** The dark between its strands. */
const GAPS = ['462,500! 474,580 472,660 478,740! 466,690 462,600', '484,690! 494,740 498,800! 486,760'];
const LINES = [
  '352,364 418,388 462,440 482,540 490,640',
  '376,386 420,408 442,466 450,540',
  '446,600 442,700 446,790',
  '494,600 498,660 496,700',
];
/** A shape on the left instead of the right. */
const turnedOver = (points: string) => points.replaceAll(/(\d+),/g, (_, x) => `${600 - Number(x)},`);
/** Where it meets the sea it throws up foam. */
const FOAM = '408,806,26 444,790,30 484,784,32 522,792,28 552,808,22';
const SPRAY = '398,752,7 416,726,5 548,750,7 538,716,5 560,700,4 536,470,6 548,540,5';

/** The open mouth of a cup 260 wide at (300, 424), whose water rises and falls over its rim into the sea at 830. */
export const overflow: Art = [
  [keyed('glow', RIM, 5), keyed('mid', MOUTH, 5), gouge('206,440 300,458 394,440', 6)],
  joined('far', [DOME, outline(FALL), outline(turnedOver(FALL))], 5, 'ink'),
  GAPS.map((gap, i) => [keyed('near', outline(gap), 4), !i && keyed('near', outline(turnedOver(gap)), 4)]),
  [
    '284,452 270,412 226,388',
    '300,456 300,412 300,378',
    '316,452 330,412 374,388',
    '256,448 238,424 196,408',
    '344,448 362,424 404,408',
  ].map((jet) => gouge(jet, 7)),
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
];
