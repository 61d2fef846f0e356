import { type Art, fill, flat, line, put } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedLayers } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { HATS } from '../../figure/hats.ts';
import { posed } from '../../figure/posed.ts';

const PLACE = { x: 522, y: 1092, size: 1.62, flip: true };

const hoe: Art = [
  line('M2 -34L-4 310', 13),
  line('M2 -34L-4 310', 10, 'wood'),
  fill('steel', 'M-12 290L10 292L44 314L40 326L-12 312Z', { width: 1.8 }),
];

/** Above the near fist the far one closes round the end of the hoe. */
const nearHand = (far: Art): Art =>
  cuffedLayers({
    shoulder: [24, -312],
    elbow: [30, -200],
    cloth: 'cloth',
    trim: 'wood',
    at: { x: 124, y: -246, turn: -16, size: 0.92 },
    hand: (place) => grip('skinBrown', place, put(far, { x: -124, y: 246 })),
  }).hand;

/** The near sleeve, cut up to the neckline, so that neck and shoulder are one slope; its shadow lies on the coat. */
const nearSleeve: Art = [
  flat('ink', 'M436 572L452 590L450 700L440 706L424 650C422 620 426 594 436 572Z', 0.34),
  flat('ink', 'M500 560L548 590V800L504 812L498 740Z', 0.34),
  fill(
    'cloth',
    'M462 566C452 590 448 636 446 676C445 690 444 702 441 716L388 694L362 744C398 758 440 788 476 803C490 809 502 802 506 786C516 742 532 672 530 616C528 580 516 556 500 536C490 550 478 560 462 566Z',
  ),
  line('M441 714Q450 730 462 746', 2.6),
  flat('ink', 'M462 746C474 758 484 776 488 796C476 780 468 766 458 752Z', 0.32),
  flat('ink', 'M460 742C474 744 490 740 504 728C492 746 476 752 462 748Z', 0.28),
  graven('482,566 476,600 462,640', 4),
  graven('504,560 512,596 510,640', 4),
  graven('396,712 414,724 424,752', 4),
];

const farArm = cuffedLayers({
  shoulder: [58, -312],
  elbow: [50, -236],
  cloth: 'clothDark',
  trim: 'wood',
  at: { x: 123, y: -292, turn: -20, size: 0.88 },
  hand: (place) => grip('skinBrown', place, put(hoe, { y: 2 })),
});

/** His hips back, both fists round the hoe, one above the other. */
export const gardener: Art = [
  put(farArm.arm, PLACE),
  posed({
    place: PLACE,
    side: { skin: 'skinBrown', hair: 'hairBrown', beard: true, eyes: 'open', mood: 'weary' },
    hat: put(HATS.wideHat, { x: -10, y: -4, turn: 4 }),
    bow: 14,
    headAt: [66, -392],
    spine: '40,-326 8,-288 -26,-226',
    cloth: 'cloth',
    trim: 'wood',
    hem: [
      [-110, -60],
      [50, -60],
    ],
  }),
  nearSleeve,
  put(nearHand(farArm.hand), PLACE),
];
