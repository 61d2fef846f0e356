import { eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { HATS } from '../../figure/hats.ts';
import { hairBehind } from '../../figure/head.ts';
import { heldChalice } from '../chalice.ts';
import { cradlingHand } from '../cradlingHand.ts';
import { curledHead, look } from './curledHead.ts';
import { leapingFish } from './fish.ts';

const HEAD = { x: 206, y: 364, size: 1.18, turn: -4 };

/** A cape that the wind from the sea blows out behind. */
const cape: Art = [
  fill(
    'cloth',
    'M170 474C120 492 84 540 30 560C44 590 40 612 14 640C40 662 38 690 12 720C44 736 40 770 24 800C80 812 130 780 176 770C220 700 240 560 232 480Z',
  ),
  fill('clothDark', 'M14 640C40 662 38 690 12 720C70 720 110 690 130 640C96 660 60 660 14 640Z', {
    width: 1.8,
  }),
  graven('160,492 110,570 60,596', 6),
  graven('176,510 130,640 60,700', 7),
  graven('180,560 150,690 80,776', 6),
];

const LILY =
  'M0 14C-14 10 -18 -4 -15 -14C-9 -10 -6 -6 -5 0C-5 -10 -3 -16 0 -20C3 -16 5 -10 5 0C6 -6 9 -10 15 -14C18 -4 14 10 0 14Z';

/** A tunic with flowers on it, a belt, and a skirt that is blown aside. */
const tunic: Art = [
  fill('rose', 'M150 700C126 760 108 830 90 910H352C346 840 330 760 300 700Z'),
  fill(
    'rose',
    'M168 462C128 474 112 506 116 560C122 620 146 660 148 712Q226 734 304 712C304 650 322 590 320 540C318 490 290 466 250 460Z',
  ),
  graven('150,560 168,620 186,690', 5),
  graven('292,560 280,620 262,690', 5),
  fill('trim', 'M144 694Q226 718 308 694L309 720Q226 746 143 720Z', { width: 2 }),
  // The side away from the cup lies in the shade, and the folds fall from the belt.
  flat(
    'wine',
    'M168 462C128 474 112 506 116 560C122 620 146 660 148 712L150 700C126 760 108 830 90 910H150C160 830 186 760 190 710C176 640 160 560 190 462Z',
    0.34,
  ),
  [
    '168,730 140,810 122,900',
    '200,734 184,810 176,900',
    '236,738 242,810 240,900',
    '268,732 290,810 300,900',
    '296,726 322,790 336,880',
  ].map((points) => [graven(points, 15, 'wine', 0.5), put(graven(points, 3.6), { x: 7 })]),
  eachOf('238,626,1 160,778,1.1 232,800,1.1 300,830,1.1', (x, y, size) =>
    put(
      [
        fill('light', LILY, { width: 1.4 }),
        flat('straw', circlePath(0, 4, 3.4)),
        line('M0 14Q2 22 -3 28', 2.4, 'leafDark'),
      ],
      { x, y, size },
    ),
  ),
];

const farArm: Art = cuffedArm({
  shoulder: [286, 522],
  elbow: [330, 640],
  cloth: 'rose',
  size: 1.45,
  at: { x: 412, y: 640, size: 1.36, turn: -6 },
  hand: (place) => grip('skinFair', place, heldChalice(1.3, 3)),
});

const nearArm: Art = cuffedArm({
  shoulder: [142, 512],
  elbow: [200, 726],
  cloth: 'rose',
  size: 1.6,
  at: { x: 404, y: 728, size: 1.4, turn: -4 },
  wrist: [-58, 22],
  hand: (place) => cradlingHand('skinFair', place, farArm),
});

/** Where the cape lies on the shoulders, over the tops of the sleeves. */
const shoulderCape: Art = [
  fill(
    'cloth',
    'M164 458C122 466 88 500 82 566C140 596 200 566 240 572C280 568 310 580 338 560C338 506 304 466 250 456Z',
  ),
  line('M84 560C140 588 200 558 240 564C280 560 310 572 336 553', 5, 'trim'),
  graven('160,476 126,510 116,566', 5),
  graven('190,494 176,530 178,560', 5),
  graven('276,476 302,510 310,558', 5),
];

/** A page by the sea with a cup in both hands, face to face with the fish in it. */
export const page: Art = [
  cape,
  put(hairBehind(look), HEAD),
  tunic,
  nearArm,
  put(leapingFish, { x: 426, y: 440 }),
  shoulderCape,
  put([curledHead, put(HATS.reedCap, { y: 2 })], HEAD),
  fill(
    'light',
    'M166 470Q206 494 252 466L262 482Q246 500 230 488Q216 508 200 494Q182 504 170 488Q156 490 154 478Z',
    {
      width: 2,
    },
  ),
];
